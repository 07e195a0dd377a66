import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { openModalFx } from '../../platform/overlays/index.ts';
import * as styles from './Product.css.ts';

/** Where a review is written and a question asked. */
export function Voices({ product: { id: productId, name: productName } }: { product: Product }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const props = { productId, productName };

  return (
    <section className={styles.voices} aria-labelledby="product-voices">
      <Heading level={2} size="small" id="product-voices">
        {formatMessage({ id: 'product.voices' })}
      </Heading>
      <div className={styles.voiceActions}>
        <Button emphasis="quiet" opens="dialog" onPress={() => void open({ id: 'add-review', props })}>
          {formatMessage({ id: 'product.voices.review' })}
        </Button>
        <Button emphasis="quiet" opens="dialog" onPress={() => void open({ id: 'add-question', props })}>
          {formatMessage({ id: 'product.voices.question' })}
        </Button>
      </div>
    </section>
  );
}
