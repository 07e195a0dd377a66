import { chosenGroupTypes, type ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import type { ResponseOf } from '@rukav/contract';
import type { getShippingChannels } from '@rukav/contract/cart/checkout-calls.ts';

type Channel = ResponseOf<typeof getShippingChannels>['channels'][number];

/** A way as a shopper chooses it: a post office is one of the partners' points. */
export interface OfferedWay {
  method: ChosenGroupType;
  isAvailable: boolean;
  /** The lowest price, and the soonest day; null where nothing is known or nothing can be had so. */
  price: number | null;
  from: string | null;
}

const inOrder = ['delivery', 'pickup', 'thirdparty', 'express_delivery'] as const satisfies ChosenGroupType[];

const methodOf = ({ type }: Channel): ChosenGroupType =>
  type === 'post' ? 'thirdparty' : (chosenGroupTypes.find((one) => one === type) ?? 'delivery');

const least = <Value extends number | string>(values: readonly (Value | null)[]): Value | null =>
  values.reduce(
    (found, value) => (value !== null && (found === null || value < found) ? value : found),
    null,
  );

/** The ways that are offered, in the order in which they stand; all of them until the server has said which there are. */
export function offeredWays(channels: readonly Channel[] | null): readonly OfferedWay[] {
  if (channels === null)
    return inOrder.map((method) => ({ method, isAvailable: true, price: null, from: null }));
  return inOrder.flatMap((method) => {
    const own = channels.filter((channel) => methodOf(channel) === method);
    const open = own.filter(({ isAvailable }) => isAvailable);
    if (own.length === 0) return [];
    return [
      {
        method,
        isAvailable: open.length > 0,
        price: least(open.map(({ price }) => price)),
        from: least(open.map(({ from }) => from)),
      },
    ];
  });
}
