import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getPromoKits } from '@rukav/contract/product/calls.ts';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { createQuery } from '../../../platform/api/index.ts';
import { closeModalFx } from '../../../platform/overlays/index.ts';
import { addFx } from '../../cart/index.ts';

/** Looks of a product, garment by garment. */
export const kits = createQuery(getPromoKits, { ttl: 60_000 });

/** A look is opened: by its id, of the product on screen. */
export const lookOpened = createEvent<{ kitId: string; productId: string }>();
export const pieceSizeChosen = createEvent<{ productId: string; skuId: string }>();
export const lookRequested = createEvent();

const $kitId = createStore('', { serialize: 'ignore' }).on(lookOpened, (_, { kitId }) => kitId);

/** The chosen size of each garment, by product. */
const $sizes = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' })
  .reset(lookOpened)
  .on(pieceSizeChosen, (sizes, { productId, skuId }) => ({ ...sizes, [productId]: skuId }));

/** Whether a size that has not been chosen was missed. */
const $isMissed = createStore(false, { serialize: 'ignore' })
  .reset(lookOpened, pieceSizeChosen)
  .on(lookRequested, () => true);

/** A garment of one size has it chosen, and so has one whose size on the page is chosen. */
const only = (skus: readonly Sku[]) => {
  const had = skus.filter(({ availability }) => availability.isOnlineAvailable);
  return had.length === 1 ? had[0]?.id : undefined;
};

export const $look = combine(
  { entry: kits.$current, kitId: $kitId, sizes: $sizes, isMissed: $isMissed },
  ({ entry, kitId, sizes, isMissed }) => {
    const kit = entry.answer?.kits.find(({ id }) => id === kitId) ?? null;
    const pieces = (kit?.pieces ?? []).map(({ product, skus }) => ({
      product,
      skus,
      skuId: sizes[product.id] ?? only(skus),
    }));
    return { kit, pieces, isFailed: entry.state === 'failed' && !kit, isMissed };
  },
);

sample({
  clock: lookOpened,
  fn: ({ productId }) => ({ params: { id: productId } }),
  target: kits.openFx,
});

/** Puts the whole look into the cart at once: all of it, or nothing. */
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
    !isAdding && look.pieces.length > 0 && look.pieces.every(({ skuId }) => skuId !== undefined),
  fn: ({ look }) => look.pieces.flatMap(({ skuId }) => skuId ?? []),
  target: addLookFx,
});

sample({ clock: addLookFx.done, fn: () => undefined, target: closeModalFx });
