import { limits } from '@rukav/contract/limits.ts';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { codeOf, type Failure } from '../../../platform/api/index.ts';

/** Goods of an order as the modal names them, with how many pieces are wanted again. */
export type RepeatedGoods = Pick<OrderLine, 'skuId' | 'product' | 'color' | 'size' | 'quantity'>;

/** What became of goods: how many of the wanted pieces are in the cart now. */
export interface RepeatResult {
  goods: RepeatedGoods;
  added: number;
  /** Whether it is open why pieces are missing: a try more may bring them. */
  isFailed: boolean;
}

/** Everything that was in an order, whatever became of it; each size once. */
export function goodsOf({ productGroups }: Pick<Order, 'productGroups'>): readonly RepeatedGoods[] {
  const lines = Object.values(productGroups).flat();
  return [...Map.groupBy(lines, ({ skuId }) => skuId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { skuId, product, color, size } = first;
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ skuId, product, color, size, quantity: Math.min(pieces, limits.quantityPerGoods) }];
  });
}

/** Whether a failure says that pieces are not to be had, and not that something is broken. */
export const isShortage = (failure: Failure) =>
  ['sold_out', 'product_not_found', 'quantity_limit_exceeded'].includes(codeOf(failure) ?? '');

/** How many pieces can still be added after a refusal, with `held` of them in the cart already. */
export function piecesLeft(failure: Failure, held: number): number {
  const [error] = failure.kind === 'refused' ? failure.errors : [];
  const maximum = error?.params?.['maximum'];
  const isOfSize = error?.code === 'quantity_limit_exceeded' && error.params?.['skuId'] !== undefined;
  return isOfSize && typeof maximum === 'number' ? Math.max(0, maximum - held) : 0;
}

/** What is to be tried again: goods whose missing pieces nobody has refused. */
export const leftToTry = (results: readonly RepeatResult[]): readonly RepeatedGoods[] =>
  results
    .filter(({ isFailed }) => isFailed)
    .map(({ goods, added }) => ({ ...goods, quantity: goods.quantity - added }));
