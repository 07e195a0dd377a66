import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { $api, type Api } from '../../../platform/api/index.ts';
import { product, requestOf, sizeChosen } from '../index.ts';
import { $look, lookOpened, lookRequested, pieceSizeChosen, pieceToggled } from './model.ts';

const aSku = (id: string, isOnlineAvailable = true): Sku => ({
  id,
  code: id,
  size: id,
  availability: { isOnlineAvailable, isLast: false, inStores: true },
});
const dress = { product: { id: 'dress' }, skus: [aSku('d42'), aSku('d44')] };
const belt = { product: { id: 'belt' }, skus: [aSku('b1')] };
const coat = { product: { id: 'coat' }, skus: [aSku('c42', false), aSku('c44', false)] };

/** A look of the dress on the page, opened. */
async function aLook(pieces: readonly unknown[], chosen?: string) {
  const added: unknown[] = [];
  const send = (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.endsWith('/promo-kits')) return { kits: [{ id: 'k1', name: 'Образ', percent: null, pieces }] };
    if (path === '/cart/products/add') added.push(body);
    return { id: 'dress', skus: dress.skus, kits: [] };
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]] });
  await allSettled(product.openFx, { scope, params: requestOf('dress') });
  if (chosen !== undefined) await allSettled(sizeChosen, { scope, params: chosen });
  await allSettled(lookOpened, { scope, params: { kitId: 'k1', productId: 'dress' } });
  const add = async () => {
    await allSettled(lookRequested, { scope });
    return added;
  };
  return { scope, add };
}
const items = (...skuIds: string[]) => ({ items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) });

test('a garment that cannot be had online does not keep the others from being bought [PDP-15]', async () => {
  const { scope, add } = await aLook([dress, belt, coat]);
  await allSettled(pieceSizeChosen, { scope, params: { productId: 'dress', skuId: 'd44' } });

  expect(await add()).toMatchObject([items('d44', 'b1')]);
  expect(scope.getState($look).isWhole).toBe(false);
});

test('a garment can be left out, and taken again [PDP-15]', async () => {
  const { scope, add } = await aLook([dress, belt]);

  await allSettled(pieceToggled, { scope, params: { productId: 'dress', isTaken: false } });
  expect(await add()).toMatchObject([items('b1')]);
  await allSettled(pieceToggled, { scope, params: { productId: 'dress', isTaken: true } });

  expect(scope.getState($look).taken).toHaveLength(2);
});

test('the garment on the page comes in the size that is chosen there [PDP-14]', async () => {
  const { add } = await aLook([dress, belt], 'd42');

  expect(await add()).toMatchObject([items('d42', 'b1')]);
});
