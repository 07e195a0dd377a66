import type { ApiError } from '../errors.ts';
import type { Cart } from './cart.ts';
import type { OrderSummary } from './summary.ts';

type Group = OrderSummary['groups'][number];

/**
 * One difference between an order that was shown and the order that would be made. Figures are pieces, or minor units.
 * - added, removed, soldOut, quantity: pieces of a size
 * - price: what one piece of a size costs
 * - way: a size is obtained in another way, shop or hours than was shown
 * - delivery: the price of delivery in all; `before` is null where none was shown
 * - day: the day of a courier, or the first day at a shop
 * - code: a promo code that counted and does not any more
 * - bonuses: how many bonuses pay
 * - giftCards: the sum of the gift cards
 * - total: the sum to pay
 */
export type OrderChange =
  | {
      kind: 'added' | 'removed' | 'soldOut' | 'quantity' | 'price';
      skuId: string;
      before: number;
      now: number;
    }
  | { kind: 'way'; skuId: string }
  | { kind: 'delivery'; before: number | null; now: number }
  | { kind: 'day'; before: string; now: string }
  | { kind: 'code'; code: string }
  | { kind: 'bonuses' | 'giftCards' | 'total'; before: number; now: number };

const inOrder = (lines: Group['lines']) => lines.toSorted((a, b) => a.skuId.localeCompare(b.skuId));

/** Returns the order that would be made of a cart: what can be had, by group, in the order of the cart. */
export const summaryOf = (cart: Cart): OrderSummary => ({
  groups: cart.shippingGroups.flatMap(({ id, type, pickupId, date, availableFrom, interval, price }) => {
    const lines = cart.lines
      .filter((line) => line.shippingGroupId === id && !line.isSoldOut)
      .map(({ skuId, quantity, pricePerItem }) => ({ skuId, quantity, pricePerItem }));
    return type !== 'soldout' && type !== 'gift_card' && lines.length > 0
      ? [{ type, pickupId, date: date ?? availableFrom, interval, price, lines: inOrder(lines) }]
      : [];
  }),
  giftCards: cart.giftCards.filter(({ isSoldOut }) => !isSoldOut).map(({ id, sum }) => ({ id, sum })),
  promoCodes: cart.promoCodes.filter(({ discount }) => discount > 0).map(({ code }) => code),
  bonuses: cart.bonuses.used,
  total: cart.totals.total,
});

interface Held {
  quantity: number;
  price: number;
  /** Each way in which pieces of the size are obtained, with their number. */
  ways: ReadonlyMap<string, number>;
}

const wayOf = ({ type, pickupId, interval }: Group): string =>
  [type, pickupId ?? '', interval?.from ?? '', interval?.to ?? ''].join(' ');

function heldIn({ groups }: OrderSummary): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const group of groups)
    for (const { skuId, quantity, pricePerItem } of group.lines) {
      const known = held.get(skuId);
      const ways = new Map(known?.ways);
      ways.set(wayOf(group), (ways.get(wayOf(group)) ?? 0) + quantity);
      held.set(skuId, {
        quantity: quantity + (known?.quantity ?? 0),
        price: Math.max(pricePerItem, known?.price ?? 0),
        ways,
      });
    }
  return held;
}

const isSameWay = (one: Held, other: Held) =>
  one.ways.size === other.ways.size && [...one.ways].every(([way, count]) => other.ways.get(way) === count);

const nothing: Held = { quantity: 0, price: 0, ways: new Map() };

function changesOfSize(skuId: string, before: Held, now: Held, soldOut: ReadonlySet<string>): OrderChange[] {
  const pieces = { skuId, before: before.quantity, now: now.quantity };
  if (before.quantity === 0) return [{ kind: 'added', ...pieces }];
  if (now.quantity < before.quantity && soldOut.has(skuId)) return [{ kind: 'soldOut', ...pieces }];
  if (now.quantity === 0) return [{ kind: 'removed', ...pieces }];
  const changes: OrderChange[] = [];
  if (now.quantity !== before.quantity) changes.push({ kind: 'quantity', ...pieces });
  if (now.price !== before.price)
    changes.push({ kind: 'price', skuId, before: before.price, now: now.price });
  if (changes.length === 0 && !isSameWay(before, now)) changes.push({ kind: 'way', skuId });
  return changes;
}

/** The price of delivery of all groups; null where one is not known. */
const deliveryOf = ({ groups }: OrderSummary) =>
  groups.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0);

function changesOfDays(shown: OrderSummary, now: OrderSummary): OrderChange[] {
  return now.groups.flatMap((group) => {
    const before = shown.groups.find((one) => wayOf(one) === wayOf(group))?.date;
    const isShown = before !== undefined && before !== null;
    return isShown && group.date !== null && group.date !== before
      ? [{ kind: 'day' as const, before, now: group.date }]
      : [];
  });
}

const sumOf = ({ giftCards }: OrderSummary) => giftCards.reduce((sum, card) => sum + card.sum, 0);

function changesOfFigures(shown: OrderSummary, now: OrderSummary): OrderChange[] {
  const changes: OrderChange[] = shown.promoCodes
    .filter((code) => !now.promoCodes.includes(code))
    .map((code) => ({ kind: 'code', code }));
  const [before, delivery] = [deliveryOf(shown), deliveryOf(now)];
  if (delivery !== null && delivery !== before) changes.push({ kind: 'delivery', before, now: delivery });
  const figures = {
    bonuses: [shown.bonuses, now.bonuses],
    giftCards: [sumOf(shown), sumOf(now)],
    total: [shown.total, now.total],
  } as const;
  for (const kind of ['bonuses', 'giftCards', 'total'] as const)
    if (figures[kind][0] !== figures[kind][1])
      changes.push({ kind, before: figures[kind][0], now: figures[kind][1] });
  return changes;
}

/** Names everything of an order that is not as it was shown: sizes first, the sum to pay last; empty where all is the same. */
export function changesOf(shown: OrderSummary, cart: Cart): OrderChange[] {
  const now = summaryOf(cart);
  const [before, present] = [heldIn(shown), heldIn(now)];
  const soldOut = new Set(cart.lines.filter(({ isSoldOut }) => isSoldOut).map(({ skuId }) => skuId));
  const sizes = [...new Set([...before.keys(), ...present.keys()])];
  return [
    ...sizes.flatMap((skuId) =>
      changesOfSize(skuId, before.get(skuId) ?? nothing, present.get(skuId) ?? nothing, soldOut),
    ),
    ...changesOfDays(shown, now),
    ...changesOfFigures(shown, now),
  ];
}

/** Changes of what is bought and of what makes it cheaper; the others follow from how it is obtained. */
const kindsOfGoods: ReadonlySet<OrderChange['kind']> = new Set([
  'added',
  'removed',
  'soldOut',
  'quantity',
  'price',
  'code',
  'bonuses',
  'giftCards',
]);

/** Names what of the goods is not as it was shown, for a cart whose lines are not obtained as the order says yet. */
export const goodsChangesOf = (shown: OrderSummary, cart: Cart): OrderChange[] =>
  changesOf(shown, cart).filter(({ kind }) => kindsOfGoods.has(kind));

/** Returns a change as the figures of a refusal's error; what is not known is left out. */
export const paramsOf = (change: OrderChange): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(change).filter((entry): entry is [string, string | number] => entry[1] !== null),
  );

/** Returns the changes that a refusal of checkout names; empty where it names none. */
export const changesIn = (errors: readonly Pick<ApiError, 'params'>[]): OrderChange[] =>
  errors.flatMap(({ params }) =>
    params?.['kind'] === undefined
      ? []
      : [{ ...(params['kind'] === 'delivery' && { before: null }), ...params } as unknown as OrderChange],
  );
