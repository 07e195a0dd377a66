import { combine } from 'effector';
import { addReview, askQuestion } from '@rukav/contract/reviews/calls.ts';
import { $session } from '../../platform/session/index.ts';
import { $profile, profileCleared } from '../profile/index.ts';
import { createComposer } from './composer.ts';
import { emptyQuestion, emptyReview, questionFaults, reviewFaults } from './faults.ts';

const inBoth = {
  text_already_sent: { at: { field: 'text', fault: { code: 'already' } } },
  photo_not_found: { at: { field: 'photos', fault: { code: 'gone' } } },
  product_not_found: { notice: 'productGone' },
} as const;

const agreement = { rules: true, personalData: true } as const;

/** The review of a product. The city is that of the session, the name that of who is signed in, until another is written. */
export const review = createComposer({
  name: 'review',
  call: addReview,
  empty: emptyReview,
  $defaults: combine($session, $profile, ({ cityId, cityName }, profile) => ({
    cityId,
    city: cityName,
    author: profile?.firstName ?? '',
  })),
  cleared: profileCleared,
  faultsOf: reviewFaults,
  requestOf: (productId, draft, photoIds) => ({
    body: {
      productId,
      cityId: draft.cityId ?? 0,
      review: {
        rating: draft.rating ?? 0,
        sizeFit: draft.sizeFit ?? 'match_size',
        text: draft.text.trim(),
        advantages: draft.advantages.trim(),
        disadvantages: draft.disadvantages.trim(),
        authorName: draft.author.trim(),
        photoIds,
        ...(draft.fitRating !== null && { fitRating: draft.fitRating }),
        ...(draft.qualityRating !== null && { qualityRating: draft.qualityRating }),
        ...(draft.photoAccuracyRating !== null && { photoAccuracyRating: draft.photoAccuracyRating }),
        ...(draft.timeUsage !== null && { timeUsage: draft.timeUsage }),
        ...(draft.recommended !== null && { recommended: draft.recommended }),
      },
      agreement,
    },
  }),
  refusals: { ...inBoth, city_not_found: { at: { field: 'city', fault: { code: 'unlisted' } } } },
});

/** The question about a product. Name and e-mail are those of who is signed in, until others are written. */
export const question = createComposer({
  name: 'question',
  call: askQuestion,
  empty: emptyQuestion,
  $defaults: $profile.map((profile) => ({ author: profile?.firstName ?? '', email: profile?.email ?? '' })),
  cleared: profileCleared,
  faultsOf: questionFaults,
  requestOf: (productId, { text, author, email }, photoIds) => ({
    params: { id: productId },
    body: {
      productId,
      text: text.trim(),
      author: author.trim(),
      photoIds,
      ...(email.trim() !== '' && { email: email.trim() }),
      agreement,
    },
  }),
  refusals: inBoth,
});
