import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defaultFlags, type FlagName } from '../flags/flags.ts';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const Change = z.object({
  name: z.custom<FlagName>((name) => typeof name === 'string' && Object.hasOwn(defaultFlags, name)),
  isOn: z.boolean(),
});

/** `GET /dev/flags` lists the flags; `POST /dev/flags` with `{ name, isOn }` sets one for everybody. */
export function flagPages(app: FastifyInstance, { flags, config }: Kernel): void {
  app.get('/dev/flags', () => flags.read());
  app.post('/dev/flags', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { name, isOn } = readSent(Change, request.body);
    await flags.set(name, isOn);
    return flags.read();
  });
}
