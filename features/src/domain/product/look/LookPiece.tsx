import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { Picture } from '@rukav/design-system/Picture';
import { SizePicker } from '@rukav/design-system/SizePicker';
import { formatMoney } from '../../../platform/locale/index.ts';
import { thumbSource } from '../../../platform/pictures/index.ts';
import * as styles from './Look.css.ts';
import { pieceSizeChosen } from './model.ts';

export interface LookPieceProps {
  product: ProductCard;
  skus: readonly Sku[];
  /** The chosen size. */
  skuId: string | undefined;
  currency: Currency;
  /** Whether a size is asked for that has not been chosen. */
  isMissed: boolean;
}

/** A garment of a look: its photograph, price and sizes. */
export function LookPiece({ product, skus, skuId, currency, isMissed }: LookPieceProps) {
  const { formatMessage } = useIntl();
  const choose = useUnit(pieceSizeChosen);
  const { name, picture, price } = product;

  return (
    <div className={styles.piece}>
      <Picture {...thumbSource(picture)} alt="" sizes="96px" />
      <div className={styles.about}>
        <p>
          {name}, {formatMoney(price.discountPrice ?? price.basePrice, currency)}
        </p>
        <SizePicker
          label={formatMessage({ id: 'product.look.size' }, { name })}
          options={skus.map(({ id, size, availability }) => ({
            value: id,
            label: size,
            isSoldOut: !availability.isOnlineAvailable,
            ...(!availability.isOnlineAvailable && { note: formatMessage({ id: 'product.look.none' }) }),
          }))}
          {...(skuId !== undefined && { value: skuId })}
          onChange={(chosen) => choose({ productId: product.id, skuId: chosen })}
          {...(isMissed && { error: formatMessage({ id: 'product.look.missed' }) })}
        />
      </div>
    </div>
  );
}
