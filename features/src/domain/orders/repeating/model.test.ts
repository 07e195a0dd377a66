import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, CallFailed, type Api } from '../../../platform/api/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { aLine, aReply } from '../../cart/cart-builders.ts';
import { $addFailure } from '../../cart/index.ts';
import { anOrder, anOrderLine } from '../order-builders.ts';
import { goodsOf } from './goods.ts';
import { $results, confirmed, opened, retried } from './model.ts';

interface Item {
  skuId: string;
  quantity: number;
}

const fails = (code: string, params: Record<string, string | number> = {}) => {
  const errors = [{ code, message: code, params }];
  return new CallFailed({ kind: 'refused', status: 409, errors, requestId: 'r' });
};

const order = anOrder({
  productGroups: {
    added: [anOrderLine({ quantity: 4 }), anOrderLine({ skuId: 's2', product: 'Пальто' })],
    cancelled: [],
    refused: [],
    returned: [],
  },
});

/** A shopper who repeats an order of four shirts and a coat; `refuse` may throw for what is added. */
async function aShopper(refuse: (items: readonly Item[]) => void = () => undefined) {
  const added: Item[][] = [];
  const modals = vi.fn();
  const send = (async (
    { path }: { path: string },
    { body }: { body?: { items: Item[]; repeatOrder: true } },
  ) => {
    if (path === '/order/{id}') return { order, accountCreated: false };
    if (path === '/cart') return aReply({ lines: [aLine()] });
    expect(body?.repeatOrder).toBe(true);
    refuse(body?.items ?? []);
    added.push(body?.items ?? []);
    return aReply({ version: 1 + added.length });
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]], handlers: [[openModalFx, modals]] });
  await allSettled(opened, { scope, params: { orderNumber: 'A-1001' } });
  const became = () =>
    scope.getState($results)?.map(({ goods, added: count, isFailed }) => [goods.skuId, count, isFailed]);
  return {
    scope,
    added,
    modals,
    became,
    confirm: () => allSettled(confirmed, { scope, params: goodsOf(order) }),
    retry: () => allSettled(retried, { scope }),
  };
}

test('where everything is there, an order is in the cart again by one request [ORD-26]', async () => {
  const { added, became, confirm } = await aShopper();

  await confirm();

  expect(added).toEqual([
    [
      { skuId: 's1', quantity: 4 },
      { skuId: 's2', quantity: 1 },
    ],
  ]);
  expect(became()).toEqual([
    ['s1', 4, false],
    ['s2', 1, false],
  ]);
});

test('what is sold out is told, and the rest is added [ORD-26 CART-24]', async () => {
  const { scope, added, modals, became, confirm } = await aShopper((items) => {
    if (items.some(({ skuId }) => skuId === 's2')) throw fails('sold_out', { skuId: 's2' });
  });

  await confirm();

  expect(added).toEqual([[{ skuId: 's1', quantity: 4 }]]);
  expect(became()).toEqual([
    ['s1', 4, false],
    ['s2', 0, false],
  ]);
  expect(scope.getState($addFailure)).toBeNull();
  expect(modals).not.toHaveBeenCalled();
});

test('of what is there in part, that part is added beside what the cart has already [ORD-26]', async () => {
  const { added, became, confirm } = await aShopper((items) => {
    if (items.some(({ skuId, quantity }) => skuId === 's1' && quantity > 2))
      throw fails('quantity_limit_exceeded', { skuId: 's1', maximum: 3 });
  });

  await confirm();

  expect(added).toEqual([[{ skuId: 's1', quantity: 2 }], [{ skuId: 's2', quantity: 1 }]]);
  expect(became()).toEqual([
    ['s1', 2, false],
    ['s2', 1, false],
  ]);
});

test('what broke on the way is tried again by itself, and nothing is added twice', async () => {
  let isBroken = true;
  const { added, became, confirm, retry } = await aShopper((items) => {
    if (items.length > 1) throw fails('sold_out', { skuId: 's1' });
    if (isBroken && items[0]?.skuId === 's2') throw new CallFailed({ kind: 'fault', status: 503 });
  });
  await confirm();
  expect(became()).toEqual([
    ['s1', 4, false],
    ['s2', 0, true],
  ]);

  isBroken = false;
  await retry();

  expect(added.flat().map(({ skuId }) => skuId)).toEqual(['s1', 's2']);
  expect(became()).toEqual([
    ['s1', 4, false],
    ['s2', 1, false],
  ]);
});
