import { askQuestion } from '@rukav/contract/reviews/calls.ts';
import { AskQuestion } from '@rukav/contract/reviews/schemas.ts';
import { recordConsents } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { ReviewParts } from './add-review.ts';
import { mostTexts } from './most-texts.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createReviewRepository } from './review-repository.ts';
import { reviewText } from './texts.ts';

/** POST /product/{id}/question: a question, which waits for a moderator. */
export const askQuestionHandler = ({ flags }: Kernel, { catalogue }: ReviewParts) =>
  handle(
    askQuestion,
    AskQuestion,
    async ({ params, body, session, locale, language, ip, now, idempotent, refuse }) => {
      if (!(await flags.read()).reviewsAndQuestions) return refuse('upstream_unavailable');
      if (!(await catalogue.get()).products.has(params.id)) return refuse('product_not_found');
      if (body.productId !== params.id)
        return refuse('validation', { field: 'productId', params: { check: 'invalid' } });
      const message = (code: Parameters<typeof reviewText>[0]) => ({ message: reviewText(code, language) });

      const visitor = await session.ensure();
      return idempotent(async (trx) => {
        const id = await createReviewRepository(trx).addQuestion({
          product_id: params.id,
          author_key: visitor.account_id ?? visitor.id,
          author: body.author,
          text: body.text,
          email: body.email ?? null,
          locale,
          created_at: now,
        });
        if (!id) return refuse('text_already_sent', { field: 'text', ...message('text_already_sent') });
        if (!(await createPhotoRepository(trx).give(body.photoIds, { question_id: id })))
          return refuse('photo_not_found', { field: 'photoIds', ...message('photo_not_found') });
        await recordConsents(trx, {
          accountId: visitor.account_id,
          sessionId: visitor.id,
          orderNumber: null,
          channel: 'question',
          ip,
          mailing: false,
          now,
        });
        return { id, state: 'moderation' as const };
      });
    },
    { limit: mostTexts },
  );
