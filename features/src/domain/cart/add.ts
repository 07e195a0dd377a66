import { combine, createEffect, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import type { AddProducts, Cart, CartReply } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { codeOf, failureOf, type CallFailed, type Failure } from '../../platform/api/index.ts';
import {
  handleRefusals,
  type Handled,
  type Handling,
  type RefusalRecipe,
} from '../../platform/errors/handle-refusals.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { requireCookiesFx } from '../../platform/session/index.ts';
import { $cart, changeCartFx } from './model.ts';
import { unsentForgottenFx, unsentKeptFx } from './unsent.ts';

export type AddRequest = { body: z.input<typeof AddProducts.body> };

/**
 * Puts products into the cart. Whoever leaves the page before the answer finds them there: the request outlives the page,
 * and the next one sends it again under the same key. A failure is shown and kept in `$addFailure`; with `repeatOrder` it is only thrown, so that
 * the caller can tell what was not to be had (CART-24). Nothing is sent where the browser refuses cookies: the cart would be lost.
 */
export const addFx: Effect<AddRequest, CartReply, CallFailed> = createEffect<
  AddRequest,
  CartReply,
  CallFailed
>(async (request) => {
  const [requireCookies, change, makeKey, keep, forget] = [
    scopeBind(requireCookiesFx, { safe: true }),
    scopeBind(changeCartFx, { safe: true }),
    scopeBind(keyMadeFx, { safe: true }),
    scopeBind(unsentKeptFx, { safe: true }),
    scopeBind(unsentForgottenFx, { safe: true }),
  ];
  await requireCookies();
  const idempotencyKey = await makeKey();
  await keep({ key: idempotencyKey, body: request.body });
  const options = { idempotencyKey, isKeptAlive: true };
  try {
    return (await change({ send: ({ send }) => send(addProducts, request, options) })) as CartReply;
  } finally {
    await forget(idempotencyKey);
  }
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

/** Something was added by the shopper: the sku ids. Undoing a deletion and repeating an order are not reported here. */
export const added = createEvent<readonly string[]>();
sample({
  clock: addFx.done,
  filter: ({ params }) => !isRepeat(params),
  fn: ({ params }) => params.body.items.map(({ skuId }) => skuId),
  target: added,
});

export const widgetClosed = createEvent();

/** The most pieces of a size that can be had, as a refused quantity says. */
export const maximumOf = (failure: Failure): number =>
  Number((failure.kind === 'refused' && failure.errors[0]?.params?.['maximum']) || limits.quantityPerGoods);

const held = (cart: Cart | null, skuId: string) =>
  (cart?.lines ?? []).filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);

/** All that can be had of a size is in the cart already: how many pieces. */
const allHeld = sample({
  clock: addFx.fail,
  source: $cart,
  filter: (cart, { params, error }) => !isRepeat(params) && isAllHeld(cart, params, failureOf(error)),
  fn: (_, { params, error }) => ({
    skuIds: params.body.items.map(({ skuId }) => skuId),
    maximum: maximumOf(failureOf(error)),
  }),
});

function isAllHeld(cart: Cart | null, { body }: AddRequest, failure: Failure): boolean {
  const [item] = body.items;
  return (
    codeOf(failure) === 'quantity_limit_exceeded' &&
    body.items.length === 1 &&
    item !== undefined &&
    held(cart, item.skuId) >= maximumOf(failure)
  );
}

/** What the cart's widget shows: the sku ids added last, or null while it is closed. */
export const $widget = createStore<readonly string[] | null>(null, { serialize: 'ignore' })
  .on(added, (_, skuIds) => skuIds)
  .on(allHeld, (_, { skuIds }) => skuIds)
  .reset(widgetClosed);

/** How many pieces there are, where the widget says that all of them are in the cart already; null after an adding. */
export const $allHeld = createStore<number | null>(null, { serialize: 'ignore' })
  .on(allHeld, (_, { maximum }) => maximum)
  .reset(added, widgetClosed);

const ok = (title: 'errors.attention' | 'errors.error', message: MessageId): Handling => ({
  modal: { title, message, buttons: ['ok'] },
});

/** What is said of a failed adding. */
export const addRefusals: RefusalRecipe<RefusalOf<typeof addProducts>, Handling> = {
  table: {
    sold_out: ok('errors.attention', 'cart.add.soldOut'),
    quantity_limit_exceeded: ok('errors.attention', 'cart.add.limit'),
    invalid_request: ok('errors.error', 'cart.add.invalidRequest'),
    invalid_email: {},
    product_not_found: ok('errors.attention', 'cart.add.notFound'),
    pickup_point_not_found: ok('errors.attention', 'cart.add.notSelling'),
  },
  otherwise: ok('errors.error', 'cart.add.failed'),
};

/** Says in the modal of a refused quantity how much can be had. */
export function withMaximum({ failure, handling }: Handled<Handling>): Handling {
  if (!handling.modal || codeOf(failure) !== 'quantity_limit_exceeded') return handling;
  return { ...handling, modal: { ...handling.modal, values: { maximum: maximumOf(failure) } } };
}

const refused = handleRefusals({
  ...addRefusals,
  failures: sample({
    clock: addFx.fail,
    source: $cart,
    filter: (cart, { params, error }) => !isRepeat(params) && !isAllHeld(cart, params, failureOf(error)),
    fn: (_, { error }) => failureOf(error),
  }),
  refine: withMaximum,
});

/** Says that the mailbox of the account is written wrongly, and leads to where it is changed (ERR-021). */
const mailboxFaultFx = createEffect(() => {
  const open = scopeBind(openModalFx, { safe: true });
  return open({
    id: 'error',
    props: {
      title: 'errors.attention',
      message: 'cart.add.invalidEmail',
      buttons: ['ok'],
      onOk: () => void open({ id: 'data-change', props: { changing: 'email' } }),
    },
  });
});
sample({
  clock: refused,
  filter: ({ failure }) => codeOf(failure) === 'invalid_email',
  fn: () => undefined,
  target: mailboxFaultFx,
});
