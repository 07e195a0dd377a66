import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';
import { createReviewRepository } from '../reviews/index.ts';

const Verdict = z.object({
  kind: z.enum(['review', 'question']),
  id: z.uuid(),
  state: z.enum(['published', 'rejected']),
});

/**
 * The demo's moderator: `GET /dev/reviews` lists what waits, `POST /dev/reviews` with `{ kind, id, state }` publishes or
 * rejects it.
 */
export function reviewPages(app: FastifyInstance, { db, config }: Kernel): void {
  const texts = createReviewRepository(db);
  app.get('/dev/reviews', async () => ({
    reviews: await texts.waiting('review'),
    questions: await texts.waiting('question'),
  }));
  app.post('/dev/reviews', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { kind, id, state } = readSent(Verdict, request.body);
    if (!(await texts.moderate(kind, id, state))) throw new Refusal('not_found');
    return { kind, id, state };
  });
}
