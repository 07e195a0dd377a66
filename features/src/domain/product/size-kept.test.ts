import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import type { Sku } from '@rukav/contract/product/schemas.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import {
  $missedCount,
  $skuId,
  $wanting,
  product,
  requestOf,
  sizeAsked,
  sizeChosen,
  sizeMissed,
} from './index.ts';

const aSku = (id: string, isThere = true): Sku => ({
  id,
  code: id,
  size: id.split('-')[1] ?? '',
  availability: { isOnlineAvailable: isThere, isLast: false, inStores: false },
});
const colours = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }, { id: 'white' }];
const products: Record<string, { id: string; skus: Sku[]; models: { id: string }[] }> = {
  red: { id: 'red', models: colours, skus: [aSku('red-42'), aSku('red-44')] },
  blue: { id: 'blue', models: colours, skus: [aSku('blue-42'), aSku('blue-44', false)] },
  green: { id: 'green', models: colours, skus: [aSku('green-42'), aSku('green-44')] },
  white: { id: 'white', models: colours, skus: [aSku('white-42')] },
  shoes: { id: 'shoes', models: [{ id: 'shoes' }], skus: [aSku('shoes-44'), aSku('shoes-45')] },
  scarf: { id: 'scarf', models: [{ id: 'scarf' }], skus: [aSku('scarf-one')] },
};

/** A shopper who looks at products one after another. */
function aShopper() {
  const send = (_: unknown, { params }: { params: { id: string } }) => Promise.resolve(products[params.id]);
  const scope = fork({ values: [[$api, { send } as unknown as Api]] });
  return {
    opens: (id: string) => allSettled(product.openFx, { scope, params: requestOf(id) }),
    comesFor: (productId: string, size: string) =>
      allSettled(sizeAsked, { scope, params: { productId, size } }),
    chooses: (skuId: string) => allSettled(sizeChosen, { scope, params: skuId }),
    misses: () => allSettled(sizeMissed, { scope }),
    sees: () => ({ chosen: scope.getState($skuId), wanting: scope.getState($wanting) }),
    missed: () => scope.getState($missedCount),
  };
}

test('a size that is sold out in the next colour is not chosen there, is named, and is chosen again where it is', async () => {
  const shopper = aShopper();
  await shopper.opens('red');
  await shopper.chooses('red-44');
  expect(shopper.sees()).toEqual({ chosen: 'red-44', wanting: null });

  await shopper.opens('blue');
  expect(shopper.sees()).toEqual({ chosen: null, wanting: '44' });

  await shopper.opens('green');
  expect(shopper.sees()).toEqual({ chosen: 'green-44', wanting: null });
});

test('a size that the address names is chosen, before the product is there and after, and one that is sold out is named', async () => {
  const shopper = aShopper();
  await shopper.comesFor('red', '44');
  await shopper.opens('red');
  expect(shopper.sees()).toEqual({ chosen: 'red-44', wanting: null });

  await shopper.comesFor('red', '42');
  expect(shopper.sees()).toEqual({ chosen: 'red-42', wanting: null });

  await shopper.comesFor('blue', '44');
  await shopper.opens('blue');
  expect(shopper.sees()).toEqual({ chosen: null, wanting: '44' });
});

test('a colour in one size only does not take it for the size that was wished for', async () => {
  const shopper = aShopper();
  await shopper.opens('red');
  await shopper.chooses('red-44');
  await shopper.opens('white');
  expect(shopper.sees()).toEqual({ chosen: null, wanting: '44' });

  await shopper.chooses('white-42');

  expect(shopper.sees()).toEqual({ chosen: 'white-42', wanting: null });
});

test('another model is chosen a size of its own; one with a single size has it', async () => {
  const shopper = aShopper();
  await shopper.opens('red');
  await shopper.chooses('red-44');

  await shopper.opens('shoes');
  expect(shopper.sees()).toEqual({ chosen: null, wanting: null });
  await shopper.opens('scarf');
  expect(shopper.sees()).toEqual({ chosen: 'scarf-one', wanting: null });
});

test('a size is missed anew each time, until one is chosen or another colour comes', async () => {
  const shopper = aShopper();
  await shopper.opens('red');
  await shopper.misses();
  await shopper.misses();
  expect(shopper.missed()).toBe(2);

  await shopper.opens('blue');

  expect(shopper.missed()).toBe(0);
});
