import { createEffect, scopeBind } from 'effector';
import { getCart } from '@rukav/contract/cart/calls.ts';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { failureOf } from '../../../platform/api/index.ts';
import { addFx, changeCartFx } from '../../cart/index.ts';
import { isShortage, piecesLeft, type RepeatedGoods, type RepeatResult } from './goods.ts';

type Add = (goods: readonly RepeatedGoods[]) => Promise<unknown>;
type Held = (skuId: string) => Promise<number>;

const result = (goods: RepeatedGoods, added: number, isFailed = false): RepeatResult => ({
  goods,
  added,
  isFailed,
});

/** All of it, or nothing for a reason that may pass. */
const whole = (goods: RepeatedGoods, isAdded: boolean) =>
  isAdded ? result(goods, goods.quantity) : result(goods, 0, true);

/** Most sizes that one request can add. */
const mostItems = 50;

/** Adds what there is of one size: all pieces, or as many as the refusal leaves. */
async function addOne(goods: RepeatedGoods, add: Add, held: Held): Promise<RepeatResult> {
  try {
    await add([goods]);
    return result(goods, goods.quantity);
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (!isShortage(failure)) return result(goods, 0, true);
    const left = Math.min(piecesLeft(failure, await held(goods.skuId)), goods.quantity);
    if (left === 0) return result(goods, 0);
    await add([{ ...goods, quantity: left }]);
    return result(goods, left);
  }
}

/** The same where anything may break on the way. */
const addSafely = (goods: RepeatedGoods, add: Add, held: Held) =>
  addOne(goods, add, held).catch(() => result(goods, 0, true));

/**
 * Adds to the cart what there is of some goods, and answers what became of each (ORD-26). Where everything is there
 * one request does; after a refusal, which adds nothing, each size has one of its own.
 */
export const repeatFx = createEffect<readonly RepeatedGoods[], readonly RepeatResult[]>(async (goods) => {
  const send = scopeBind(addFx, { safe: true });
  const change = scopeBind(changeCartFx, { safe: true });
  const add: Add = (some) =>
    send({ body: { items: some.map(({ skuId, quantity }) => ({ skuId, quantity })), repeatOrder: true } });
  const held: Held = async (skuId) => {
    const { cart } = (await change({ send: (at) => at.send(getCart, { query: {} }) })) as CartReply;
    return cart.lines.reduce((sum, line) => (line.skuId === skuId ? sum + line.quantity : sum), 0);
  };

  if (goods.length > 1 && goods.length <= mostItems) {
    const outcome = await add(goods).then(
      () => 'added' as const,
      (thrown: unknown) => (isShortage(failureOf(thrown)) ? 'short' : 'failed'),
    );
    if (outcome !== 'short') return goods.map((one) => whole(one, outcome === 'added'));
  }
  const results: RepeatResult[] = [];
  for (const one of goods) results.push(await addSafely(one, add, held));
  return results;
});
