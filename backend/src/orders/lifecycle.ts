import type { ChangedLine } from '@rukav/contract/orders/partner.ts';
import { orderMarks } from '@rukav/contract/orders/progress.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { orderWays, type OrderWay } from '@rukav/contract/orders/ways.ts';
import type { Template } from '../messages/render.ts';

export type OrderStatus = Order['status'];

/**
 * Those who move an order on.
 * - store: the retailer's system by its signed call; in the demo a job
 * - owner: the shopper, who asks to cancel; a job cancels two minutes later
 * - hold: the job that ends the hold of a guest's order whose phone nobody has proven
 * - payment: the job that ends what was not paid in time
 * - sender: the job that sends gift cards
 */
export const movers = ['store', 'owner', 'hold', 'payment', 'sender'] as const;
export type Mover = (typeof movers)[number];

/**
 * Consequences for money.
 * - none: nothing
 * - till: what is not paid yet, the till takes
 * - refund: what was paid goes back, to cards, gift cards and bonuses
 */
type Money = 'none' | 'till' | 'refund';

/**
 * Consequences for the pieces.
 * - kept: they stay reserved
 * - sold: they leave the stock
 * - free: they can be bought again
 */
type Stock = 'kept' | 'sold' | 'free';

/** A change of status that is allowed, with its consequences. */
export interface Transition {
  ways: readonly OrderWay[];
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly Mover[];
  money: Money;
  stock: Stock;
  /** The letter to the shopper; null where a letter of the mover's own says it. */
  letter: Template | null;
  /** True where a short message says it too: the shopper has to come, to wait, or to wait no more. */
  sms: boolean;
}

const goods = orderWays.filter((way) => way !== 'giftCard');
const collected = goods.filter((way) => way !== 'courier');
const shops = ['pickup', 'pickupWithDelivery'] as const satisfies readonly OrderWay[];

const onTheWay = { money: 'none', stock: 'kept' } as const;
const byStore = ['store'] as const;
const handedOver = { to: 'complete', by: byStore, money: 'till', stock: 'sold', sms: false } as const;
const cancelled = { to: 'cancelled', money: 'refund', stock: 'free', sms: true } as const;

/** A step on the way to the shopper: where the order goes differs by way, and so does its letter. */
const leg = (
  ways: readonly OrderWay[],
  from: OrderStatus,
  to: OrderStatus,
  letter: Template,
  sms = false,
): Transition => ({ ways, from: [from], to, by: byStore, ...onTheWay, letter, sms });

/**
 * The life of an order, by its way (ORD-14): all that it may become, and nothing else. `docs/operations.md` has the same
 * table. Where a status has several that may follow, the demo takes the first.
 */
export const transitions: readonly Transition[] = [
  leg(goods, 'processing', 'collect', 'orderStep.collect'),
  leg(['pickup'], 'collect', 'waitingInStore', 'orderStep.waitingInStore', true),
  leg(shops, 'collect', 'underway', 'orderStep.underwayToStore', true),
  leg(['partnerPoint'], 'collect', 'underway', 'orderStep.underwayToPoint', true),
  leg(['post'], 'collect', 'underway', 'orderStep.underwayByPost', true),
  leg(['courier'], 'collect', 'underway', 'orderStep.underway', true),
  leg(shops, 'underway', 'deliveredToStore', 'orderStep.deliveredToStore'),
  leg(['partnerPoint'], 'underway', 'deliveredToStore', 'orderStep.deliveredToPoint'),
  leg(['post'], 'underway', 'deliveredToStore', 'orderStep.deliveredByPost'),
  leg(shops, 'deliveredToStore', 'waitingInStore', 'orderStep.waitingInStore', true),
  leg(['partnerPoint'], 'deliveredToStore', 'waitingInStore', 'orderStep.waitingAtPoint', true),
  leg(['post'], 'deliveredToStore', 'waitingInStore', 'orderStep.waitingAtPost', true),
  leg(['courier'], 'underway', 'delivered', 'orderStep.delivered'),
  { ways: collected, from: ['waitingInStore'], ...handedOver, letter: 'orderStep.complete' },
  { ways: ['courier'], from: ['delivered'], ...handedOver, letter: 'orderStep.complete' },
  {
    ways: goods,
    from: ['processing', 'collect'],
    by: ['owner'],
    ...cancelled,
    letter: 'orderStep.cancelled',
  },
  {
    ways: goods,
    from: ['processing', 'collect', 'underway', 'deliveredToStore', 'waitingInStore', 'delivered'],
    by: byStore,
    ...cancelled,
    letter: 'orderStep.cancelled',
  },
  { ways: goods, from: ['processing'], by: ['hold', 'payment'], ...cancelled, letter: null, sms: false },
  {
    ways: ['giftCard'],
    from: ['processing'],
    ...handedOver,
    by: ['sender'],
    money: 'none',
    letter: null,
  },
  {
    ways: ['giftCard'],
    from: ['processing'],
    by: ['owner', 'payment'],
    ...cancelled,
    letter: null,
    sms: false,
  },
];

/** A way in which pieces leave an order, with its statuses. Their money goes back, and they can be bought again. */
export interface LineTransition {
  state: ChangedLine['state'];
  ways: readonly OrderWay[];
  in: readonly OrderStatus[];
}

/** Statuses in which pieces leave an order: never found, not taken on receipt, or brought back. */
export const lineTransitions: readonly LineTransition[] = [
  {
    state: 'cancelled',
    ways: goods,
    in: ['processing', 'collect', 'underway', 'deliveredToStore', 'waitingInStore', 'delivered'],
  },
  { state: 'refused', ways: collected, in: ['waitingInStore'] },
  { state: 'refused', ways: ['courier'], in: ['underway', 'delivered'] },
  { state: 'returned', ways: goods, in: ['complete'] },
];

/** What an order is when it is placed. */
export const firstStatus = 'processing' satisfies OrderStatus;

/** Statuses after which an order no longer changes. */
export const finalStatuses: readonly OrderStatus[] = ['complete', 'cancelled'];

/** The transitions by which somebody may bring orders to a status. */
export const transitionsTo = (to: OrderStatus, by: Mover): Transition[] =>
  transitions.filter((one) => one.to === to && one.by.includes(by));

/** The transition of an order by somebody; undefined where it may not be. */
export const transitionOf = (
  way: OrderWay,
  from: OrderStatus,
  to: OrderStatus,
  by: Mover,
): Transition | undefined =>
  transitionsTo(to, by).find((one) => one.ways.includes(way) && one.from.includes(from));

/** Tells whether orders of a way ever have a status. */
export const isOnWay = (way: OrderWay, status: OrderStatus): boolean =>
  status === firstStatus || transitions.some(({ ways, to }) => ways.includes(way) && to === status);

/** The next status of an order that nothing holds up. */
export const nextStatus = (way: OrderWay, from: OrderStatus): OrderStatus | undefined =>
  transitions.find(
    ({ ways, by, to, ...one }) =>
      ways.includes(way) && one.from.includes(from) && by.includes('store') && to !== 'cancelled',
  )?.to;

/** Tells whether pieces of an order may leave it so now. */
export const mayLeave = (way: OrderWay, status: OrderStatus, state: ChangedLine['state']): boolean =>
  lineTransitions.some((one) => one.state === state && one.ways.includes(way) && one.in.includes(status));

type Mark = (typeof orderMarks)[number];
const isMark = (happened: OrderStatus | Mark): happened is Mark =>
  orderMarks.some((mark) => mark === happened);

/** The template of the letter that tells of what happened to an order of a way; null where none does. */
export const letterOf = (way: OrderWay, happened: OrderStatus | Mark): Template | null =>
  isMark(happened)
    ? `orderStep.${happened}`
    : (transitions.find(({ ways, to, letter }) => ways.includes(way) && to === happened && letter)?.letter ??
      null);

/** Tells whether a short message tells of it too. */
export const isUrgent = (way: OrderWay, happened: OrderStatus | Mark): boolean =>
  happened === 'dateChanged' ||
  transitions.some(({ ways, to, sms }) => ways.includes(way) && to === happened && sms);
