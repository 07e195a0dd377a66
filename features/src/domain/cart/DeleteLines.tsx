import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ConfirmModal } from '@rukav/design-system/ConfirmModal';
import type { CartLine } from '@rukav/contract/cart/schemas.ts';
import { linesDeleted } from './change-lines.ts';
import { $cart, $cartProducts } from './model.ts';

export interface DeleteLinesProps {
  /** Which lines go. */
  isMeant: (line: CartLine) => boolean;
  /** The question. */
  title: 'cart.group.delete.title' | 'cart.soldout.delete.title';
  /** Takes `names`. */
  text: 'cart.group.delete.text' | 'cart.soldout.delete.text';
}

/** The question before several lines go, with the names of what goes. */
export function DeleteLines({ isMeant, title, text }: DeleteLinesProps) {
  const { formatMessage } = useIntl();
  const { cart, products, remove } = useUnit({
    cart: $cart,
    products: $cartProducts,
    remove: linesDeleted,
  });
  const lines = cart?.lines.filter(isMeant) ?? [];
  const names = lines.flatMap(({ skuId }) => products[skuId]?.name ?? []).join(', ');

  return (
    <ConfirmModal
      isDangerous
      title={formatMessage({ id: title })}
      message={formatMessage({ id: text }, { names })}
      confirmLabel={formatMessage({ id: 'cart.delete.confirm' })}
      cancelLabel={formatMessage({ id: 'cart.delete.cancel' })}
      onConfirm={() => remove({ lineIds: lines.flatMap(({ lineIds }) => lineIds) })}
    />
  );
}
