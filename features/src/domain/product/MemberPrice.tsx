import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Product, ProductPrice } from '@rukav/contract/product/schemas.ts';
import { formatMoney, formatNumber } from '../../platform/locale/index.ts';
import { CommonPrice } from './CommonPrice.tsx';
import { prices } from './member-price.ts';
import * as styles from './Product.css.ts';

export interface MemberPriceProps {
  product: Product;
  /** What stands there until the answer, as high as what comes. */
  place: ReactNode;
}

/** The price and the bonuses of a member, in the place of what everybody pays. Without an answer that stays. */
export default function MemberPrice({ product: { id }, place }: MemberPriceProps) {
  const { entry, load } = useUnit({ entry: prices.$current, load: prices.openFx });
  useEffect(() => {
    load({ params: { id } }).catch(() => undefined);
  }, [load, id]);
  const price = entry.request?.params.id === id ? entry.answer : null;
  if (!price) return place;
  return (
    <>
      <CommonPrice price={price} value={price.personalPrice?.value ?? null} />
      <p className={styles.ofMember}>
        <Words {...price} />
      </p>
    </>
  );
}

function Words({ personalPrice, potentialBonus, currency }: ProductPrice) {
  const { formatMessage } = useIntl();
  if (personalPrice)
    return personalPrice.discounts
      .map(({ name, amount }) =>
        formatMessage({ id: 'product.price.personal' }, { name, amount: formatMoney(amount, currency) }),
      )
      .join(', ');
  if (potentialBonus.length === 0) return formatMessage({ id: 'product.price.noBonus' });
  return potentialBonus
    .map(({ actionName, amount }) =>
      formatMessage(
        { id: 'product.price.bonus' },
        { name: actionName, count: amount, shown: formatNumber(amount) },
      ),
    )
    .join(', ');
}
