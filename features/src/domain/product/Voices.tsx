import type { Product } from '@rukav/contract/product/schemas.ts';
import { AfterPaint } from '../../platform/interaction/view.ts';
import * as styles from './Product.css.ts';
import { QuestionsSection, ReviewsSection } from '../reviews/view.ts';

/** What shoppers say of a product and ask about it. */
export function Voices({ product }: { product: Product }) {
  return (
    <div className={styles.voices}>
      <AfterPaint>
        <ReviewsSection product={product} />
        <QuestionsSection product={product} />
      </AfterPaint>
    </div>
  );
}
