import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { PublishedReview } from '@rukav/contract/reviews/schemas.ts';
import { ReviewTile } from '@rukav/design-system/ReviewTile';
import { formatDate, formatNumber } from '../../../platform/locale/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { usePhotos } from './usePhotos.ts';

/** A published review: who, when, how many stars, how it fits, the words in their parts, photographs. */
export function ReviewItem({ review }: { review: PublishedReview }) {
  const { formatMessage } = useIntl();
  const { session, open } = useUnit({ session: $session, open: openModalFx });
  const { cityName: city, photos, recommended, timeUsage } = review;
  const name = review.authorName || formatMessage({ id: 'reviews.section.questions.nobody' });
  const author = city ? formatMessage({ id: 'reviews.section.author' }, { name, city }) : name;
  const photosLabel = formatMessage({ id: 'reviews.section.photos.of' }, { author: name });
  const items = usePhotos(photos);

  const worn = timeUsage && {
    term: formatMessage({ id: 'reviews.section.worn' }),
    value: formatMessage({ id: `reviews.section.worn.${timeUsage}` }),
  };
  const part = (id: 'advantages' | 'disadvantages') =>
    review[id] ? [{ id, title: formatMessage({ id: `reviews.section.${id}` }), text: review[id] }] : [];

  return (
    <ReviewTile
      author={author}
      date={{ label: formatDate(review.createdAt.slice(0, 10)), dateTime: review.createdAt.slice(0, 10) }}
      rating={{
        label: formatMessage({ id: 'reviews.section.rating' }),
        value: review.rating,
        text: formatMessage({ id: 'reviews.section.rating.mean' }, { value: formatNumber(review.rating) }),
      }}
      {...(recommended !== undefined && {
        verdict: formatMessage({ id: `reviews.section.verdict.${recommended ? 'yes' : 'no'}` }),
      })}
      facts={[
        {
          term: formatMessage({ id: 'reviews.section.size' }),
          value: formatMessage({ id: `reviews.section.fit.${review.sizeFit}` }),
        },
        ...(worn ? [worn] : []),
      ]}
      texts={[{ id: 'text', text: review.text }, ...part('advantages'), ...part('disadvantages')]}
      {...(review.lang !== session.lang && { lang: review.lang })}
      {...(photos.length > 0 && {
        photos: {
          label: photosLabel,
          items,
          onPress: (id: string) =>
            void open({
              id: 'review-photos',
              props: { title: photosLabel, photos, index: photos.findIndex((photo) => photo.id === id) },
            }),
        },
      })}
    />
  );
}
