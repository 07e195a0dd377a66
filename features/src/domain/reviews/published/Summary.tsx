import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { sizeFits } from '@rukav/contract/reviews/limits.ts';
import type { ReviewSummary } from '@rukav/contract/reviews/schemas.ts';
import { RatingSummary } from '@rukav/design-system/RatingSummary';
import { ReviewPhotos } from '@rukav/design-system/ReviewTile';
import { formatNumber } from '../../../platform/locale/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { formatRating } from './format-rating.ts';
import { usePhotos } from './usePhotos.ts';

const aspects = ['fitRating', 'qualityRating', 'photoAccuracyRating'] as const;
const percent = (part: number, whole: number) => formatNumber(Math.round((100 * part) / Math.max(1, whole)));

/** What all reviews come to: the mean, how stars and size fits are spread, how many recommend it, photographs. */
export function Summary({ summary, rating }: { summary: ReviewSummary; rating: number }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const { count, ratings, sizeFits: fits, recommended, photos } = summary;
  const items = usePhotos(photos);
  const photosLabel = formatMessage({ id: 'reviews.section.photos' });

  return (
    <>
      <RatingSummary
        rating={{
          label: formatMessage({ id: 'reviews.section.rating' }),
          value: rating,
          text: formatRating(rating),
        }}
        count={formatMessage({ id: 'reviews.section.count' }, { count, shown: formatNumber(count) })}
        {...(recommended.answers > 0 && {
          note: formatMessage(
            { id: 'reviews.section.recommended' },
            { share: percent(recommended.yes, recommended.answers) },
          ),
        })}
        shares={{
          label: formatMessage({ id: 'reviews.section.spread' }),
          items: ratings
            .map((amount, index) => ({
              label: formatMessage(
                { id: 'reviews.section.stars' },
                { stars: index + 1, shown: String(index + 1) },
              ),
              share: amount / count,
              text: formatNumber(amount),
            }))
            .toReversed(),
        }}
        answers={{
          label: formatMessage({ id: 'reviews.section.fit' }),
          items: sizeFits.map((fit) => ({
            label: formatMessage({ id: `reviews.section.fit.${fit}` }),
            share: fits[fit] / count,
            text: formatMessage({ id: 'reviews.section.share' }, { share: percent(fits[fit], count) }),
          })),
        }}
        aspects={aspects.flatMap((aspect) => {
          const value = summary[aspect];
          const label = formatMessage({ id: `reviews.section.aspect.${aspect}` });
          return value === null ? [] : [{ label, value, text: formatRating(value) }];
        })}
      />
      {photos.length > 0 && (
        <ReviewPhotos
          label={photosLabel}
          items={items}
          onPress={(id) =>
            void open({
              id: 'review-photos',
              props: { title: photosLabel, photos, index: photos.findIndex((photo) => photo.id === id) },
            })
          }
        />
      )}
    </>
  );
}
