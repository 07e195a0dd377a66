import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Picture } from '@rukav/design-system/Picture';
import { SizePicker } from '@rukav/design-system/SizePicker';
import { formatMoney } from '../../../platform/locale/index.ts';
import { thumbSource } from '../../../platform/pictures/index.ts';
import * as styles from './Look.css.ts';
import { pieceSizeChosen, pieceToggled } from './model.ts';

export interface LookPieceProps {
  product: ProductCard;
  skus: readonly Sku[];
  /** The chosen size. */
  skuId: string | undefined;
  currency: Currency;
  /** Whether any of its sizes can be had online. */
  canBeHad: boolean;
  /** Whether it is bought with the look. */
  isTaken: boolean;
  /** Whether a size is asked for that has not been chosen. */
  isMissed: boolean;
}

/** A garment of a look: its photograph, price and sizes. It can be left out. */
export function LookPiece(props: LookPieceProps) {
  const { product, skus, skuId, currency, canBeHad, isTaken, isMissed } = props;
  const { formatMessage } = useIntl();
  const { choose, toggle } = useUnit({ choose: pieceSizeChosen, toggle: pieceToggled });
  const { name, picture, price } = product;

  return (
    <div className={styles.piece}>
      <Picture {...thumbSource(picture)} alt="" sizes="96px" />
      <div className={styles.about}>
        <Checkbox
          isChecked={isTaken}
          isDisabled={!canBeHad}
          {...(!canBeHad && { description: formatMessage({ id: 'product.look.none' }) })}
          onChange={(isWanted) => toggle({ productId: product.id, isTaken: isWanted })}
        >
          {name}, {formatMoney(price.discountPrice ?? price.basePrice, currency)}
        </Checkbox>
        {isTaken && (
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
        )}
      </div>
    </div>
  );
}
