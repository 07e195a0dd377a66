import { combine, createEffect, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import type { AddProducts, CartReply } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { codeOf, failureOf, type CallFailed, type Failure } from '../../platform/api/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { openModalFx, type ModalProps } from '../../platform/overlays/index.ts';
import { $cart, changeCartFx } from './model.ts';

export type AddRequest = { body: z.input<typeof AddProducts.body> };

/**
 * Puts products into the cart. A failure is shown and kept in `$addFailure`; with `repeatOrder` it is only thrown, so that
 * the caller can tell what was not to be had (CART-24).
 */
export const addFx: Effect<AddRequest, CartReply, CallFailed> = createEffect<
  AddRequest,
  CartReply,
  CallFailed
>((request) => {
  const change = scopeBind(changeCartFx, { safe: true });
  return change({ send: ({ send }) => send(addProducts, request) }) as Promise<CartReply>;
});

const isRepeat = ({ body }: AddRequest) => body.repeatOrder === true;
const piecesOf = ({ body }: AddRequest) => body.items.reduce((sum, { quantity }) => sum + quantity, 0);

const $coming = createStore(0, { serialize: 'ignore' })
  .on(addFx, (pieces, request) => pieces + piecesOf(request))
  .on(addFx.finally, (pieces, { params }) => pieces - piecesOf(params));

/** How many pieces are in the cart, those on their way included. */
export const $count = combine($cart, $coming, (cart, coming) => (cart?.productCount ?? 0) + coming);

/** Why the last adding came to nothing; null once something was added. */
export const $addFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(addFx.fail, (kept, { params, error }) => (isRepeat(params) ? kept : failureOf(error)))
  .reset(addFx.done);

/** Something was added by the shopper: the sku ids. Undoing a deletion and repeating an order are not told here. */
export const added = createEvent<readonly string[]>();
sample({
  clock: addFx.done,
  filter: ({ params }) => !isRepeat(params),
  fn: ({ params }) => params.body.items.map(({ skuId }) => skuId),
  target: added,
});

export const widgetClosed = createEvent();

/** What the cart's widget tells of: the sku ids added last, or null while it is closed. */
export const $widget = createStore<readonly string[] | null>(null, { serialize: 'ignore' })
  .on(added, (_, skuIds) => skuIds)
  .reset(widgetClosed);

const messageOf: Record<RefusalOf<typeof addProducts>, MessageId> = {
  sold_out: 'cart.add.soldOut',
  quantity_limit_exceeded: 'cart.add.limit',
  invalid_request: 'cart.add.invalidRequest',
  invalid_email: 'cart.add.invalidEmail',
  product_not_found: 'cart.add.notFound',
};

const isDeclared = (code: string | undefined): code is RefusalOf<typeof addProducts> =>
  code !== undefined && Object.hasOwn(messageOf, code);

/** The modal for a failed adding; none where a global handler has spoken already (429). */
export function modalOfAddFailure(failure: Failure): ModalProps['error'] | null {
  if (failure.status === 429) return null;
  const code = codeOf(failure);
  if (!isDeclared(code)) {
    return { title: 'errors.error', message: 'cart.add.failed', buttons: ['ok'] };
  }
  const isError = code === 'invalid_request';
  return {
    title: isError ? 'errors.error' : 'errors.attention',
    message: messageOf[code],
    buttons: ['ok'],
  };
}

sample({
  clock: addFx.fail,
  filter: ({ params, error }) => !isRepeat(params) && modalOfAddFailure(failureOf(error)) !== null,
  fn: ({ error }) => ({
    id: 'error' as const,
    props: modalOfAddFailure(failureOf(error)) ?? { message: 'cart.add.failed' },
  }),
  target: openModalFx,
});
