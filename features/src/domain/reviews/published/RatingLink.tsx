import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Link } from '@rukav/design-system/Link';
import { Rating } from '@rukav/design-system/RatingField';
import { formatNumber } from '../../../platform/locale/index.ts';
import { formatRating } from './format-rating.ts';
import * as styles from './Published.css.ts';
import { useReviews } from './shown.ts';

/** Stars and the number of reviews by the title of a product; leads to the reviews. Nothing while there are none. */
export function RatingLink({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { summary } = useReviews(product).shown ?? {};
  if (!summary?.rating) return null;

  return (
    <Link href="#reviews" emphasis="quiet" isStandalone>
      <span className={styles.rating}>
        <Rating
          label={formatMessage({ id: 'reviews.section.rating' })}
          value={summary.rating}
          text={formatRating(summary.rating)}
        />
        <span>
          {formatMessage(
            { id: 'reviews.section.count' },
            { count: summary.count, shown: formatNumber(summary.count) },
          )}
        </span>
      </span>
    </Link>
  );
}
