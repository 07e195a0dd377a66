import { useIntl } from 'react-intl';
import type { RatingNames } from '@rukav/design-system/RatingField';

/** What one to five stars mean. */
export function useRatingNames(): RatingNames {
  const { formatMessage } = useIntl();
  return [
    formatMessage({ id: 'reviews.rating.1' }),
    formatMessage({ id: 'reviews.rating.2' }),
    formatMessage({ id: 'reviews.rating.3' }),
    formatMessage({ id: 'reviews.rating.4' }),
    formatMessage({ id: 'reviews.rating.5' }),
  ];
}
