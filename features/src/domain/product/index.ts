import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getAvailability, getProduct } from '@rukav/contract/product/calls.ts';
import type { Product, Sku } from '@rukav/contract/product/schemas.ts';
import { createQuery } from '../../platform/api/index.ts';
import { closeModalFx, openModalFx } from '../../platform/overlays/index.ts';
import { $session, actorChanged } from '../../platform/session/index.ts';
import { addFx } from '../cart/index.ts';

/** Product pages by id. */
export const product = createQuery(getProduct, { ttl: 120_000 });

/** In which shops of a city it hangs; asked for by the browser when the shopper looks at it. */
export const availability = createQuery(getAvailability, { ttl: 60_000 });

/** What a product costs for a member alone, minor units; null where it costs the same for everybody. */
export interface PersonalPrice {
  id: string;
  value: number | null;
}

/** The answer to a member's question for the price has come. */
export const personalPriceKnown = createEvent<PersonalPrice>();
/** The last of them; never rendered on the server. */
export const $personalPrice = createStore<PersonalPrice | null>(null, { serialize: 'ignore' })
  .on(personalPriceKnown, (_, price) => price)
  .reset(actorChanged);

/** The id of a product out of the last part of its address. */
export const requestOf = (id: string) => ({ params: { id }, query: {} });

const $product = product.$current.map(({ answer }) => answer);

export const sizeChosen = createEvent<string>();
/** Something needs a size that has not been chosen: the sizes say so. */
export const sizeMissed = createEvent();

/** The chosen size's sku; none when another product is on screen. */
export const $skuId = createStore<string | null>(null).on(sizeChosen, (_, skuId) => skuId);

/** A size that the shopper chose or came for, and in which colour of the model. */
export interface SizeWish {
  productId: string;
  size: string;
}

/** The address names a size of a product: it is chosen where it can be had. To be told before the product is opened. */
export const sizeAsked = createEvent<SizeWish>();

/** The last size that was chosen: it is wished for in the other colours of the model too, and in no other model. */
const $wish = createStore<SizeWish | null>(null).on(sizeAsked, (_, wish) => wish);
sample({
  clock: sizeChosen,
  source: $product,
  fn: (shown, skuId) => {
    const size = shown?.skus.find(({ id }) => id === skuId)?.size;
    return shown && size !== undefined ? { productId: shown.id, size } : null;
  },
  target: $wish,
});

const wishedIn = (wish: SizeWish | null, { id, models }: Product) =>
  wish && (wish.productId === id || models.some((model) => model.id === wish.productId)) ? wish.size : null;

/** Whether anything of a size can be had at all: by delivery, or in a shop. */
export const isToBeHad = ({ availability: { isOnlineAvailable, inStores } }: Sku) =>
  isOnlineAvailable || inStores;

/** A wished size where it can be had. Without a wish, the only size of a product with one. */
const skuFor = (skus: readonly Sku[], size: string | null) =>
  (size === null
    ? skus.length === 1
      ? skus[0]
      : undefined
    : skus.find((sku) => sku.size === size && isToBeHad(sku))
  )?.id ?? null;

/** Another product is on screen, or the same one anew: the size that is chosen there. */
const sizeKept = createEvent<string | null>();
$skuId.on(sizeKept, (_, skuId) => skuId);
sample({
  clock: $product,
  source: $wish,
  fn: (wish, shown) => (shown ? skuFor(shown.skus, wishedIn(wish, shown)) : null),
  target: sizeKept,
});

sample({
  clock: sizeAsked,
  source: $product,
  filter: (shown, { productId }) => shown?.id === productId,
  fn: (shown, { size }) => (shown ? skuFor(shown.skus, size) : null),
  target: sizeKept,
});

/** How often something needed a size since the last one was chosen, or another colour came. */
export const $missedCount = createStore(0)
  .on(sizeMissed, (count) => count + 1)
  .reset(sizeChosen, sizeKept);

/** The size that was chosen in another colour and is not to be had in this one: nothing else is chosen for it. */
export const $wanting = combine({ entry: product.$current, wish: $wish }, ({ entry: { answer }, wish }) => {
  const size = answer ? wishedIn(wish, answer) : null;
  return answer && size !== null && skuFor(answer.skus, size) === null ? size : null;
});

/** Whether a size hangs in shops and cannot be delivered: it can only be collected. */
export const isForShopsOnly = ({ availability: { isOnlineAvailable, inStores } }: Sku) =>
  !isOnlineAvailable && inStores;

/** The product on screen with the chosen size. */
export const $shown = combine({ entry: product.$current, skuId: $skuId }, ({ entry: { answer }, skuId }) => ({
  product: answer,
  sku: answer?.skus.find(({ id }) => id === skuId) ?? null,
}));

export const availabilityRequested = createEvent();

sample({
  clock: availabilityRequested,
  source: { shown: $shown, session: $session },
  filter: ({ shown }) => shown.product !== null,
  fn: ({ shown, session }) => ({
    params: { id: shown.product?.id ?? '' },
    query: { cityId: session.cityId },
  }),
  target: availability.openFx,
});

/** Puts a size into the cart to be collected in a shop; what asked for the shop closes. */
export const collectFx = attach({
  effect: addFx,
  mapParams: ({ skuId, storeId }: { skuId: string; storeId: string }) => ({
    body: { items: [{ skuId, quantity: 1 }], storeId },
  }),
});

sample({ clock: collectFx.done, fn: () => undefined, target: closeModalFx });

/** Puts a size into the cart and asks how it is to be obtained. */
export const obtainFx = attach({
  effect: addFx,
  mapParams: (skuId: string) => ({ body: { items: [{ skuId, quantity: 1 }] } }),
});

sample({
  clock: obtainFx.done,
  fn: () => ({ id: 'cart-obtaining-methods' as const, props: {} }),
  target: openModalFx,
});
