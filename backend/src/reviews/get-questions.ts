import { country, currency, language } from '@rukav/contract/locale.ts';
import { getQuestions } from '@rukav/contract/reviews/calls.ts';
import { GetQuestions } from '@rukav/contract/reviews/schemas.ts';
import { storeMoment } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { ReviewParts } from './add-review.ts';
import { coloursOf } from './colours-of.ts';
import { createPhotoRepository } from './photo-repository.ts';
import { createPublishedRepository } from './published-repository.ts';

/** GET /products/{id}/questions: what has been asked of a product and published, with the shop's answers. */
export const getQuestionsHandler = ({ db, flags }: Kernel, { catalogue }: ReviewParts) =>
  handle(getQuestions, GetQuestions, async ({ params, query, refuse }) => {
    const products = coloursOf(await catalogue.get(), params.id);
    if (!products) return refuse('product_not_found');
    const { pageNumber } = query;
    if (!(await flags.read()).reviewsAndQuestions)
      return { questions: [], totalCount: 0, pageNumber, isEnabled: false };

    const { rows, count } = await createPublishedRepository(db).questions(products, query);
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
      createdAt: storeMoment(created_at, currency(country(locale))),
    }));
    return { questions, totalCount: count, pageNumber, isEnabled: true };
  });
