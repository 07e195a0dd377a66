import { country, currency, language } from '@rukav/contract/locale.ts';
import { nothingSaid } from '@rukav/contract/reviews/nothing-said.ts';
import { getReviews } from '@rukav/contract/reviews/calls.ts';
import { GetReviews } from '@rukav/contract/reviews/schemas.ts';
import { storeMoment } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { ReviewParts } from './add-review.ts';
import { coloursOf } from './colours-of.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createPublishedRepository } from './published-repository.ts';
import { toSummary } from './to-summary.ts';

/** GET /products/reviews: what has been published of a product, and what it comes to. */
export const getReviewsHandler = ({ db, flags }: Kernel, { catalogue }: ReviewParts) =>
  handle(getReviews, GetReviews, async ({ query, language: reader, refuse }) => {
    const products = coloursOf(await catalogue.get(), query.productId);
    if (!products) return refuse('product_not_found', { field: 'productId' });
    const { pageNumber } = query;
    if (!(await flags.read()).reviewsAndQuestions)
      return { reviews: [], summary: nothingSaid, totalCount: 0, pageNumber, isEnabled: false };

    const published = createPublishedRepository(db);
    const [rows, counted, shown] = await Promise.all([
      published.reviews(products, query),
      published.summary(products),
      published.photos(products),
    ]);
    const photos = await createPhotoRepository(db).of(
      'review_id',
      rows.map(({ id }) => id),
    );
    const reviews = rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      fitRating: row.fit_rating ?? undefined,
      qualityRating: row.quality_rating ?? undefined,
      photoAccuracyRating: row.photo_accuracy_rating ?? undefined,
      sizeFit: row.size_fit,
      timeUsage: row.time_usage ?? undefined,
      advantages: row.advantages,
      disadvantages: row.disadvantages,
      text: row.text,
      recommended: row.is_recommended ?? undefined,
      authorName: row.author,
      cityName: (reader === 'kk' ? row.city_kk : row.city_ru) ?? '',
      lang: language(row.locale),
      photos: photos.get(row.id) ?? [],
      createdAt: storeMoment(row.created_at, currency(country(row.locale))),
    }));
    const summary = toSummary(counted, shown);
    return { reviews, summary, totalCount: summary.count, pageNumber, isEnabled: true };
  });
