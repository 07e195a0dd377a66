import { useIntl } from 'react-intl';
import type { ProductPrice } from '@rukav/contract/product/schemas.ts';
import { Price } from '@rukav/design-system/Price';
import { formatMoney } from '../../platform/locale/index.ts';
import { discountPercent } from '../catalogue/index.ts';

export interface CommonPriceProps {
  price: ProductPrice;
  /** What one member pays instead, minor units. @default null */
  value?: number | null;
}

/** What everybody pays, or `value` where that is less. */
export function CommonPrice({ price, value = null }: CommonPriceProps) {
  const { formatMessage } = useIntl();
  const money = (minor: number) => formatMoney(minor, price.currency);
  const now = value ?? price.discountPrice;

  return (
    <Price
      size="large"
      current={money(now ?? price.basePrice)}
      labels={{
        old: formatMessage({ id: 'product.price.old' }),
        current: formatMessage({ id: 'product.price.current' }),
      }}
      {...(now !== null && {
        old: money(price.basePrice),
        discount: discountPercent(price.basePrice, now),
      })}
      {...(price.discountPrice !== null &&
        now !== null && {
          note: formatMessage({ id: 'product.price.saved' }, { amount: money(price.basePrice - now) }),
        })}
    />
  );
}
