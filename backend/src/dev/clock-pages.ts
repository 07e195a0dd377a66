import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock, MovableClock } from '../clock.ts';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

/** Moves by ms, at most a year at a time, or sets the clock right again. */
const Move = z.union([
  z.object({ move: z.int().min(-31_536_000_000).max(31_536_000_000) }),
  z.object({ reset: z.literal(true) }),
]);

const isMovable = (clock: Clock): clock is MovableClock => 'move' in clock;

/** `GET /dev/clock` tells the store's time; `POST /dev/clock` with `{ move }` or `{ reset: true }` changes it. */
export function clockPages(app: FastifyInstance, { clock, config }: Kernel): void {
  if (!isMovable(clock)) return;
  const state = () => ({ now: clock.now().toISOString(), offset: clock.offset() });

  app.get('/dev/clock', state);
  app.post('/dev/clock', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const wish = readSent(Move, request.body);
    if ('move' in wish) clock.move(wish.move);
    else clock.reset();
    return state();
  });
}
