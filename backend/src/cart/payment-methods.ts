import type { Country } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import {
  isPaidOnline,
  methodsIn,
  sumLimits,
  type PaymentMethodName,
} from '@rukav/contract/payments/methods.ts';
import type { PaymentOption } from '@rukav/contract/payments/schemas.ts';
import type { Config } from '../config.ts';
import type { FlagValues } from '../flags/flags.ts';

type PayingPoint = Pick<PickupPoint, 'services' | 'needPrepay'>;

/** What a point does not take on receipt. */
const refusedBy = (point: PayingPoint, method: PaymentMethodName): boolean =>
  !isPaidOnline(method) &&
  (point.needPrepay ||
    (method === 'card' && point.services.includes('cash_only')) ||
    (method === 'cash' && point.services.includes('card_only')));

/** What stands for and against the ways to pay of a cart or an order. */
export interface PaymentWorld {
  country: Country;
  /** What is to be paid of each order, minor units: a cart becomes several, and each is paid by itself. */
  sums: readonly number[];
  points: readonly PayingPoint[];
  /** Whether a gift card is bought: it is sent once it is paid, so nothing can be paid on receipt. */
  isGiftCardBought?: boolean;
  flags: Pick<FlagValues, 'giftCardPayment' | 'sbpPayment' | 'bnplPayment'>;
  connected: Config['payments'];
}

const isOff = (
  method: PaymentMethodName,
  { giftCardPayment, sbpPayment, bnplPayment }: PaymentWorld['flags'],
) =>
  (method === 'gift' && !giftCardPayment) ||
  (method === 'sbp' && !sbpPayment) ||
  ((method === 'instalment' || method === 'split') && !bnplPayment);

const isConnected = (method: PaymentMethodName, { card, sbp, yandex, sovcombank }: Config['payments']) =>
  ({ cash: true, card: true, gift: true, online: card, sbp, split: yandex, instalment: sovcombank })[
    method
  ] !== undefined;

function obstacleTo(
  method: PaymentMethodName,
  world: PaymentWorld,
): Pick<PaymentOption, 'obstacle' | 'limit'> {
  const limits = sumLimits[method];
  if (isOff(method, world.flags)) return { obstacle: 'off', limit: null };
  if (world.isGiftCardBought && !isPaidOnline(method)) return { obstacle: 'gift_card', limit: null };
  if (world.points.some((point) => refusedBy(point, method))) return { obstacle: 'point', limit: null };
  if (limits && world.sums.some((sum) => sum < limits.from))
    return { obstacle: 'sum_low', limit: limits.from };
  if (limits && world.sums.some((sum) => sum > limits.to)) return { obstacle: 'sum_high', limit: limits.to };
  return { obstacle: null, limit: null };
}

/** Every way to pay of the country with whether it is possible and why not. One without a provider is not offered at all. */
export const paymentOptionsIn = (world: PaymentWorld): PaymentOption[] =>
  methodsIn[world.country]
    .filter((method) => isConnected(method, world.connected))
    .map((method) => {
      const found = obstacleTo(method, world);
      return { method, isAvailable: found.obstacle === null, ...found };
    });

/** The ways to pay that are possible. */
export const possible = (options: readonly PaymentOption[]): PaymentMethodName[] =>
  options.filter(({ isAvailable }) => isAvailable).map(({ method }) => method);
