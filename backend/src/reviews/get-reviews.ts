import { language } from '@rukav/contract/locale.ts';
import { getQuestions, getReviews } from '@rukav/contract/reviews/calls.ts';
import { GetQuestions, GetReviews } from '@rukav/contract/reviews/schemas.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { ReviewParts } from './add-review.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createReviewRepository } from './review-repository.ts';

/** What is said of one colour is true of the others, so a product shows what was written of all of them. */
const coloursOf = (index: CatalogueIndex, productId: string) =>
  index.products.get(productId)?.model.products.map(({ id }) => id);

/** GET /products/reviews: what has been published of a product. */
export const getReviewsHandler = ({ db, flags }: Kernel, { catalogue }: ReviewParts) =>
  handle(getReviews, GetReviews, async ({ query, language: reader, refuse }) => {
    const products = coloursOf(await catalogue.get(), query.productId);
    if (!products) return refuse('product_not_found', { field: 'productId' });
    const { pageNumber } = query;
    if (!(await flags.read()).reviewsAndQuestions) return { reviews: [], totalCount: 0, pageNumber };

    const { rows, count } = await createReviewRepository(db).reviewsOf(products, query);
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
      createdAt: row.created_at.toISOString(),
    }));
    return { reviews, totalCount: count, pageNumber };
  });

/** GET /products/{id}/questions: what has been asked of a product and published, with the shop's answers. */
export const getQuestionsHandler = ({ db, flags }: Kernel, { catalogue }: ReviewParts) =>
  handle(getQuestions, GetQuestions, async ({ params, query, refuse }) => {
    const products = coloursOf(await catalogue.get(), params.id);
    if (!products) return refuse('product_not_found');
    const { pageNumber } = query;
    if (!(await flags.read()).reviewsAndQuestions) return { questions: [], totalCount: 0, pageNumber };

    const { rows, count } = await createReviewRepository(db).questionsOf(products, query);
    const photos = await createPhotoRepository(db).of(
      'question_id',
      rows.map(({ id }) => id),
    );
    const questions = rows.map(({ id, author, text, locale, answer, created_at }) => ({
      id,
      author,
      text,
      lang: language(locale),
      photos: photos.get(id) ?? [],
      answer,
      createdAt: created_at.toISOString(),
    }));
    return { questions, totalCount: count, pageNumber };
  });
