import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { sizeFits } from '@rukav/contract/reviews/limits.ts';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { RatingField } from '@rukav/design-system/RatingField';
import { TextField } from '@rukav/design-system/TextField';
import { CityComboBox } from './CityComboBox.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import { FormFrame } from './FormFrame.tsx';
import { LongText } from './LongText.tsx';
import { review } from './model.ts';
import { PhotosPart } from './PhotosPart.tsx';
import { useReviewForm } from './useReviewForm.ts';
import { useRatingNames } from './useRatingNames.ts';

/** A review: what is asked for first, what may be added after it, and who writes. */
export function ReviewForm() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: review.$draft, change: review.changed });
  const { fieldOf } = useReviewForm('review');
  const names = useRatingNames();

  return (
    <FormFrame kind="review">
      <RatingField
        {...fieldOf('rating')}
        label={formatMessage({ id: 'reviews.rating' })}
        isRequired
        names={names}
        {...(draft.rating !== null && { value: draft.rating })}
        onChange={(rating) => change({ rating })}
      />
      <RadioGroup
        {...fieldOf('sizeFit')}
        label={formatMessage({ id: 'reviews.sizeFit' })}
        isRequired
        value={draft.sizeFit ?? ''}
        options={sizeFits.map((value) => ({
          value,
          label: formatMessage({ id: `reviews.sizeFit.${value}` }),
        }))}
        onChange={(value) => change({ sizeFit: sizeFits.find((one) => one === value) ?? null })}
      />
      <LongText
        {...fieldOf('text')}
        label={formatMessage({ id: 'reviews.text' })}
        description={formatMessage({ id: 'reviews.text.hint' })}
        isRequired
        size="large"
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <LongText
        {...fieldOf('advantages')}
        label={formatMessage({ id: 'reviews.advantages' })}
        size="small"
        value={draft.advantages}
        onChange={(advantages) => change({ advantages })}
      />
      <LongText
        {...fieldOf('disadvantages')}
        label={formatMessage({ id: 'reviews.disadvantages' })}
        size="small"
        value={draft.disadvantages}
        onChange={(disadvantages) => change({ disadvantages })}
      />
      <PhotosPart kind="review" />
      <DetailsPart />
      <TextField
        {...fieldOf('author')}
        label={formatMessage({ id: 'reviews.author' })}
        description={formatMessage({ id: 'reviews.author.hint' })}
        isRequired
        autoComplete="given-name"
        value={draft.author}
        onChange={(author) => change({ author })}
      />
      <CityComboBox />
    </FormFrame>
  );
}
