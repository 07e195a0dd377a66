import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getPromoKits } from '@rukav/contract/product/calls.ts';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { createQuery } from '../../../platform/api/index.ts';
import { closeModalFx } from '../../../platform/overlays/index.ts';
import { addFx } from '../../cart/index.ts';
import { $shown } from '../index.ts';

/** Looks of a product, garment by garment. */
export const kits = createQuery(getPromoKits, { ttl: 60_000 });

/** A look is opened: by its id, of the product on screen. */
export const lookOpened = createEvent<{ kitId: string; productId: string }>();
export const pieceSizeChosen = createEvent<{ productId: string; skuId: string }>();
/** A garment is taken with the look, or left out of it. */
export const pieceToggled = createEvent<{ productId: string; isTaken: boolean }>();
export const lookRequested = createEvent();

const $kitId = createStore('', { serialize: 'ignore' }).on(lookOpened, (_, { kitId }) => kitId);

/** The chosen size of each garment, by product. */
const $sizes = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' })
  .reset(lookOpened)
  .on(pieceSizeChosen, (sizes, { productId, skuId }) => ({ ...sizes, [productId]: skuId }));

/** The garments that are left out. */
const $left = createStore<readonly string[]>([], { serialize: 'ignore' })
  .reset(lookOpened)
  .on(pieceToggled, (left, { productId, isTaken }) => [
    ...left.filter((id) => id !== productId),
    ...(isTaken ? [] : [productId]),
  ]);

/** Whether a size that has not been chosen was missed. */
const $isMissed = createStore(false, { serialize: 'ignore' })
  .reset(lookOpened, pieceSizeChosen, pieceToggled)
  .on(lookRequested, () => true);

const isOnline = ({ availability }: Sku) => availability.isOnlineAvailable;

/** A garment of one size has it chosen. */
const only = (skus: readonly Sku[]) => {
  const had = skus.filter(isOnline);
  return had.length === 1 ? had[0]?.id : undefined;
};

// The garment on the page comes in the size that is chosen there.
sample({
  clock: lookOpened,
  source: $shown,
  filter: ({ product, sku }, { productId }) => product?.id === productId && sku !== null && isOnline(sku),
  fn: ({ sku }, { productId }) => ({ productId, skuId: sku?.id ?? '' }),
  target: pieceSizeChosen,
});

export const $look = combine(
  { entry: kits.$current, kitId: $kitId, sizes: $sizes, left: $left, isMissed: $isMissed },
  ({ entry, kitId, sizes, left, isMissed }) => {
    const kit = entry.answer?.kits.find(({ id }) => id === kitId) ?? null;
    const pieces = (kit?.pieces ?? []).map(({ product, skus }) => ({
      product,
      skus,
      skuId: sizes[product.id] ?? only(skus),
      // What hangs in shops only, or nowhere, does not keep the others from being bought.
      canBeHad: skus.some(isOnline),
      isTaken: skus.some(isOnline) && !left.includes(product.id),
    }));
    const taken = pieces.filter(({ isTaken }) => isTaken);
    return {
      kit,
      pieces,
      taken,
      isWhole: taken.length === pieces.length,
      isFailed: entry.state === 'failed' && !kit,
      isMissed,
    };
  },
);

sample({
  clock: lookOpened,
  fn: ({ productId }) => ({ params: { id: productId } }),
  target: kits.openFx,
});

/** Puts what is taken of the look into the cart at once: all of it, or nothing. */
const addLookFx = attach({
  effect: addFx,
  mapParams: (skuIds: readonly string[]) => ({
    body: { items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) },
  }),
});
export const $isAdding = addLookFx.pending;

sample({
  clock: lookRequested,
  source: { look: $look, isAdding: $isAdding },
  filter: ({ look, isAdding }) =>
    !isAdding && look.taken.length > 0 && look.taken.every(({ skuId }) => skuId !== undefined),
  fn: ({ look }) => look.taken.flatMap(({ skuId }) => skuId ?? []),
  target: addLookFx,
});

sample({ clock: addLookFx.done, fn: () => undefined, target: closeModalFx });
