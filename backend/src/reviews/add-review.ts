import { addReview } from '@rukav/contract/reviews/calls.ts';
import { AddReview } from '@rukav/contract/reviews/schemas.ts';
import { recordConsents } from '../accounts/index.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { CityRepository } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createReviewRepository } from './review-repository.ts';
import { reviewText } from './texts.ts';
import { mostTexts } from './most-texts.ts';

/** What reviews and questions are checked against. */
export interface ReviewParts {
  catalogue: CatalogueCache;
  cities: CityRepository;
}

/** POST /products/review: a review, which waits for a moderator. */
export const addReviewHandler = ({ flags }: Kernel, { catalogue, cities }: ReviewParts) =>
  handle(
    addReview,
    AddReview,
    async ({ body, session, locale, language, ip, now, idempotent, refuse }) => {
      const { productId, cityId, review } = body;
      if (!(await flags.read()).reviewsAndQuestions) return refuse('upstream_unavailable');
      if (!(await catalogue.get()).products.has(productId))
        return refuse('product_not_found', { field: 'productId' });
      const message = (code: Parameters<typeof reviewText>[0]) => ({ message: reviewText(code, language) });
      if (!(await cities.find(cityId)))
        return refuse('city_not_found', { field: 'cityId', ...message('city_not_found') });

      const visitor = await session.ensure();
      return idempotent(async (trx) => {
        const id = await createReviewRepository(trx).addReview({
          product_id: productId,
          author_key: visitor.account_id ?? visitor.id,
          author: review.authorName,
          text: review.text,
          locale,
          created_at: now,
          city_id: cityId,
          rating: review.rating,
          fit_rating: review.fitRating ?? null,
          quality_rating: review.qualityRating ?? null,
          photo_accuracy_rating: review.photoAccuracyRating ?? null,
          size_fit: review.sizeFit,
          time_usage: review.timeUsage ?? null,
          advantages: review.advantages,
          disadvantages: review.disadvantages,
          is_recommended: review.recommended ?? null,
        });
        if (!id)
          return refuse('text_already_sent', { field: 'review.text', ...message('text_already_sent') });
        if (!(await createPhotoRepository(trx).give(review.photoIds, { review_id: id })))
          return refuse('photo_not_found', { field: 'review.photoIds', ...message('photo_not_found') });
        await recordConsents(trx, {
          accountId: visitor.account_id,
          sessionId: visitor.id,
          orderNumber: null,
          channel: 'review',
          ip,
          mailing: false,
          now,
        });
        return { id, state: 'moderation' as const };
      });
    },
    { limit: mostTexts },
  );
