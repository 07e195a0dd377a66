import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Effect } from 'effector';
import type { ResponseOf } from '@rukav/contract';
import { addProducts, getCart } from '@rukav/contract/cart/calls.ts';
import type { Cart, CartProduct, CartReply, GoneState } from '@rukav/contract/cart/schemas.ts';
import {
  $api,
  codeOf,
  failureOf,
  type Api,
  type CallFailed,
  type Failure,
} from '../../platform/api/index.ts';
import { connectionBack } from '../../platform/connection/index.ts';
import { presentPathFx } from '../../platform/navigation/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { isEmpty, isNewer } from './lines.ts';
import { unsentForgottenFx, unsentReadFx } from './unsent.ts';
import { together, whatChanged, type Changed } from './whats-changed.ts';
import { begin, end, isReady, put, type Queue } from './queue.ts';

/** One request that concerns the cart. It is sent when no other one runs, with the cart as it is then. */
export interface CartChange {
  /** The rows that show that they wait (see `rowOf`). */
  rows?: readonly string[];
  /** A waiting change with the same key makes way for this one. */
  key?: string;
  /** Its reply becomes the cart if it is one; null sends nothing. */
  send: (at: { send: Api; cart: Cart | null }) => Promise<unknown>;
}

interface Waiting extends CartChange {
  settle: readonly { resolve: (reply: unknown) => void; reject: (failed: unknown) => void }[];
}

/** A reply of a cart call, or another call's reply that carries the cart, came. */
export const received = createEvent<CartReply>();
/** The shopper signed out, or an order took the cart away. */
export const cleared = createEvent();

/** The cart; null until the browser has asked for it. Never rendered on the server, for it is personal. */
export const $cart = createStore<Cart | null>(null, { serialize: 'ignore' })
  .on(received, (known, { cart }) => (isNewer(known, cart) ? cart : known))
  .reset(cleared);

/** What the lines draw, by sku. */
export const $cartProducts = createStore<Readonly<Record<string, CartProduct>>>({}, { serialize: 'ignore' })
  .on(received, (_, { cartProducts }) => cartProducts)
  .reset(cleared);

const queued = createEvent<Waiting>();
const begun = createEvent();
const ended = createEvent();

const $queue = createStore<Queue<Waiting>>({ running: null, waiting: [] }, { serialize: 'ignore' })
  .on(queued, (queue, item) =>
    put(queue, item, (replaced, by) => ({ ...by, settle: [...replaced.settle, ...by.settle] })),
  )
  .on(begun, begin)
  .on(ended, end);

const isCartReply = (reply: unknown): reply is CartReply =>
  typeof reply === 'object' && reply !== null && 'cart' in reply && 'cartProducts' in reply;

/** The id of a cart with something in it. Who loses an empty one loses nothing. */
const shownId = (cart: Cart | null) => (cart && !isEmpty(cart) ? (cart.id ?? undefined) : undefined);

/** Fetches after something was said of the cart or done to it here, and looks whether it is still there. */
type Fetch = 'refresh' | 'look';
const isFetch = (key: string | undefined): key is Fetch => key === 'refresh' || key === 'look';

/** A change came into another cart than the one that is shown, whose id this is. */
const cartReplaced = createEvent<string>();

const runFx = attach({
  source: { api: $api, cart: $cart },
  effect: async ({ api, cart }, { key, send }: Waiting): Promise<unknown> => {
    const found = scopeBind(cartReplaced, { safe: true });
    const reply = await send({ send: api.send, cart });
    const seen = shownId(cart);
    if (seen && !isFetch(key) && isCartReply(reply) && reply.cart.id !== seen) found(seen);
    return reply;
  },
});

sample({ clock: $queue, filter: isReady, target: begun });
sample({
  clock: begun,
  source: $queue,
  filter: ({ running }) => running !== null,
  fn: ({ running }) => running as Waiting,
  target: runFx,
});

sample({ clock: runFx.doneData, filter: isCartReply, target: received });

/** A change made on this page was answered. Fetching the cart is none. */
export const changeAnswered = sample({
  clock: runFx.done,
  filter: ({ params }) => !isFetch(params.key),
  fn: () => undefined,
});
sample({ clock: runFx.finally, fn: () => undefined, target: ended });

const settleFx = createEffect(({ waiting, outcome }: { waiting: Waiting; outcome: Outcome }) => {
  for (const { resolve, reject } of waiting.settle) {
    if ('failed' in outcome) reject(outcome.failed);
    else resolve(outcome.reply);
  }
});
type Outcome = { reply: unknown } | { failed: unknown };
sample({
  clock: runFx.finally,
  fn: (over) => ({
    waiting: over.params,
    outcome: over.status === 'done' ? { reply: over.result } : { failed: over.error },
  }),
  target: settleFx,
});

/**
 * Sends what concerns the cart, one after another: there is never a second cart request while one runs (CART-19).
 * It settles as its own request does, and that of a change that made way as the one that took its place.
 */
export const changeCartFx: Effect<CartChange, unknown, CallFailed> = createEffect<
  CartChange,
  unknown,
  CallFailed
>((change) => {
  const queue = scopeBind(queued, { safe: true });
  return new Promise((resolve, reject) => queue({ ...change, settle: [{ resolve, reject }] }));
});

/** The rows that wait for an answer. */
export const $waitingRows = $queue.map(
  ({ running, waiting }) =>
    new Set([...(running ? [running] : []), ...waiting].flatMap(({ rows = [] }) => rows)),
);

/** Whether any request that concerns the cart runs. */
export const $isBusy = $queue.map(({ running }) => running !== null);

const refreshed = createEvent<{ before: Cart; reply: ResponseOf<typeof getCart> }>();

/** Fetches the cart anew, and finds out what is not as the shopper has seen it; looking, also what became of the cart that she sees. */
const fetchFx = createEffect<{ key: Fetch; seen?: string }, void, CallFailed>(async ({ key, seen }) => {
  const change = scopeBind(changeCartFx, { safe: true });
  const tell = scopeBind(refreshed, { safe: true });
  await change({
    key,
    send: async ({ send, cart }) => {
      const asked = key === 'look' ? (seen ?? shownId(cart)) : undefined;
      const reply = await send(getCart, { query: { seen: asked } });
      if (cart) tell({ before: cart, reply });
      return reply;
    },
  });
});

/** Fetches the cart anew, after something was said of it or done to it here. */
export const refreshFx = attach({ effect: fetchFx, mapParams: (): { key: Fetch } => ({ key: 'refresh' }) });

const sayGoneFx = createEffect(async (state: GoneState) => {
  const [pathOf, open] = [scopeBind(presentPathFx, { safe: true }), scopeBind(openModalFx, { safe: true })];
  await open({ id: 'cart-gone', props: { state, path: await pathOf() } });
});
// The cart that is shown has come to an end elsewhere. What was done to it here is known already: the cart is another one then.
sample({
  clock: refreshed,
  source: $cart,
  filter: (known, { before, reply: { gone } }) => gone !== undefined && known?.id === before.id,
  fn: (_, { reply }) => reply.gone as GoneState,
  target: sayGoneFx,
});

/** The shopper has read what was changed. */
export const changesRead = createEvent();

/** What has been found that the shopper did not do and has not read yet (CART-38 to CART-42). */
export const $changed = createStore<readonly Changed[]>([], { serialize: 'ignore' }).reset(
  changesRead,
  cleared,
);
sample({
  clock: refreshed,
  source: { told: $changed, known: $cartProducts },
  // Of a cart that has come to an end its popup says all that there is to say.
  fn: ({ told, known }, { before, reply: { cart, cartProducts, gone } }) =>
    gone ? [] : together(told, whatChanged(before, cart, { ...known, ...cartProducts })),
  target: $changed,
});

/** A view is there that shows the cart; it is fetched unless it is known. */
export const requested = createEvent();

/** Why the cart could not be fetched. */
export const $loadFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(refreshFx.failData, (_, failed) => failureOf(failed))
  .reset(received, refreshFx);

sample({
  clock: connectionBack,
  source: $loadFailure,
  filter: (failed) => failed !== null,
  fn: () => undefined,
  target: refreshFx,
});

/** Fetches the cart for the first time, after what was being added when the page was left. */
const openFx = createEffect<void, void, CallFailed>(async () => {
  const [read, forget, change, refresh] = [
    scopeBind(unsentReadFx, { safe: true }),
    scopeBind(unsentForgottenFx, { safe: true }),
    scopeBind(changeCartFx, { safe: true }),
    scopeBind(refreshFx, { safe: true }),
  ];
  for (const { key, body } of await read()) {
    const again = { send: ({ send }: { send: Api }) => send(addProducts, { body }, { idempotencyKey: key }) };
    // What cannot be had any more is not there when the shopper looks.
    await change(again).catch(() => undefined);
    await forget(key);
  }
  await refresh();
});

sample({
  clock: requested,
  source: { cart: $cart, isOpening: openFx.pending, isLoading: refreshFx.pending },
  filter: ({ cart, isOpening, isLoading }) => cart === null && !isOpening && !isLoading,
  fn: () => undefined,
  target: openFx,
});

/**
 * The shopper comes back to the shop, or opens the page of the cart: another device or another tab may have changed it
 * meanwhile. What is known of it stays until the answer comes.
 */
export const returned = createEvent();

sample({ clock: returned, target: requested });
sample({
  clock: returned,
  source: { cart: $cart, isBusy: $isBusy },
  filter: ({ cart, isBusy }) => cart !== null && !isBusy,
  fn: () => ({ key: 'look' as const }),
  target: fetchFx,
});
/** It is known what is in the cart after the shopper has come back. */
export const looked = sample({
  clock: fetchFx.done,
  filter: ({ params: { key } }) => key === 'look',
  fn: () => undefined,
});
sample({ clock: cartReplaced, fn: (seen) => ({ key: 'look' as const, seen }), target: fetchFx });

/** The states of a cart that lead to a refresh (CART-38 to CART-42), and what shows that the cart is not as it was seen. */
const leadsToRefresh = new Set([
  'basket_cancelled',
  'basket_issued',
  'basket_left',
  'basket_not_found',
  'irrelevant_version',
  'prices_outdated',
  'lines_not_found',
  'sold_out',
  'product_not_found',
  'promotions_forbidden',
  'promotions_applied',
  'bonuses_applied',
  'no_bonuses',
]);

sample({
  clock: runFx.failData,
  filter: (failed) => leadsToRefresh.has(codeOf(failureOf(failed)) ?? ''),
  fn: () => undefined,
  target: refreshFx,
});

/** What a page of the cart shows: nothing known yet, the cart, or why it did not come. */
export const $state = combine($cart, $loadFailure, (cart, failure) => {
  if (cart) return 'ready';
  return failure ? 'failed' : 'loading';
});
