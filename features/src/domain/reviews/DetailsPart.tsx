import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { timeUsages } from '@rukav/contract/reviews/limits.ts';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { RatingField } from '@rukav/design-system/RatingField';
import { review } from './model.ts';
import { useRatingNames } from './useRatingNames.ts';

const ratings = ['fitRating', 'qualityRating', 'photoAccuracyRating'] as const;

/** What a review may say besides: single ratings, how long the thing was worn, whether it is recommended. */
export function DetailsPart() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: review.$draft, change: review.changed });
  const names = useRatingNames();
  const recommended = { yes: true, no: false } as const;

  return (
    <Fieldset legend={formatMessage({ id: 'reviews.details' })}>
      {ratings.map((rating) => (
        <RatingField
          key={rating}
          label={formatMessage({ id: `reviews.${rating}` })}
          names={names}
          {...(draft[rating] !== null && { value: draft[rating] })}
          onChange={(stars) => change({ [rating]: stars })}
        />
      ))}
      <RadioGroup
        label={formatMessage({ id: 'reviews.timeUsage' })}
        value={draft.timeUsage ?? ''}
        options={timeUsages.map((value) => ({
          value,
          label: formatMessage({ id: `reviews.timeUsage.${value}` }),
        }))}
        onChange={(value) => change({ timeUsage: timeUsages.find((one) => one === value) ?? null })}
      />
      <RadioGroup
        label={formatMessage({ id: 'reviews.recommended' })}
        value={draft.recommended === null ? '' : draft.recommended ? 'yes' : 'no'}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `reviews.recommended.${value}` }),
        }))}
        onChange={(value) => change({ recommended: recommended[value as keyof typeof recommended] })}
      />
    </Fieldset>
  );
}
