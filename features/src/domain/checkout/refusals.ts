import type { RefusalOf } from '@rukav/contract';
import { changesIn, type OrderChange } from '@rukav/contract/cart/order-changes.ts';
import type { deleteProducts } from '@rukav/contract/cart/calls.ts';
import type {
  checkout,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { codeOf, type Failure } from '../../platform/api/index.ts';
import type { Handled, Handling, RefusalRecipe } from '../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import type { CheckoutFault, CheckoutField } from './faults.ts';

/** Every refusal that placing an order can meet. */
export type CheckoutRefusal =
  | RefusalOf<typeof checkout>
  | RefusalOf<typeof setShippingGroup>
  | RefusalOf<typeof setDelivery>
  | RefusalOf<typeof setContact>
  | RefusalOf<typeof setPaymentMethod>
  | RefusalOf<typeof deleteProducts>;

/** What is done about a refusal. What leads to a fresh cart is the cart's own rule. */
type CheckoutHandling = Handling<CheckoutField, CheckoutFault, never>;

const attention = (message: MessageId): CheckoutHandling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});
const error = (message: MessageId, ...buttons: ('ok' | 'reload' | 'cancel')[]): CheckoutHandling => ({
  modal: { title: 'errors.title', message, buttons },
});
const at = (field: CheckoutField, code: 'required' | 'gone' | 'notFound' | 'far') => ({
  at: { field, fault: { code } },
});
const outdated = { isOutdated: true } as const;

/** What the shop says to each refusal (ERR-002 and on). */
export const checkoutRefusals: RefusalRecipe<CheckoutRefusal | 'validation', CheckoutHandling> = {
  table: {
    prices_outdated: { ...attention('checkout.error.pricesOutdated'), ...outdated },
    basket_not_found: error('checkout.error.basketNotFound', 'reload'),
    basket_cancelled: error('checkout.error.basketCancelled', 'reload'),
    basket_issued: {
      modal: { title: 'errors.attention', message: 'checkout.error.basketIssued', buttons: ['reload'] },
    },
    basket_left: error('checkout.error.basketLeft', 'reload', 'cancel'),
    illegal_state: error('checkout.error.illegalState', 'reload', 'cancel'),
    pickup_point_not_found: {
      ...attention('checkout.error.pointNotFound'),
      ...at('pickupId', 'gone'),
      ...outdated,
    },
    no_orders: error('checkout.error.noOrders', 'reload', 'cancel'),
    lines_not_found: {
      modal: { title: 'errors.attention', message: 'checkout.error.noLines', buttons: [] },
    },
    too_many_lines: {
      modal: { title: 'errors.attention', message: 'checkout.error.tooManyLines', buttons: [] },
    },
    shipping_group_type_error: error('checkout.error.groupType'),
    point_capacity_exceeded: { ...attention('checkout.error.capacity'), ...at('pickupId', 'gone') },
    express_with_fitting: attention('checkout.error.expressWithFitting'),
    irrelevant_version: { ...attention('checkout.error.version'), ...outdated },
    unsupported_obtaining_method: { ...attention('checkout.error.method'), ...at('method', 'gone') },
    no_territory: attention('checkout.error.noTerritory'),
    city_not_found: attention('checkout.error.noTerritory'),
    upstream_services_unavailable: error('checkout.error.upstream', 'ok'),
    upstream_bad_response: error('checkout.error.upstream', 'ok'),
    unknown: error('checkout.error.unknown', 'reload', 'cancel'),
    sold_out: { ...attention('checkout.error.soldOut'), ...outdated },
    contact_required: { ...attention('checkout.error.contact'), ...at('fullName', 'required') },
    payment_method_required: { ...attention('checkout.error.payment'), ...at('paymentMethod', 'required') },
    payment_method_unavailable: {
      ...attention('checkout.error.paymentGone'),
      ...at('paymentMethod', 'gone'),
    },
    obtaining_method_required: {
      ...attention('checkout.error.methodRequired'),
      ...at('method', 'required'),
      ...outdated,
    },
    address_required: { ...attention('checkout.error.address'), ...at('street', 'required') },
    address_not_found: { ...attention('checkout.error.addressNotFound'), ...at('street', 'notFound') },
    address_out_of_reach: { ...attention('checkout.address.far'), ...at('street', 'far') },
    delivery_unavailable: { ...attention('checkout.error.deliveryUnavailable'), ...at('method', 'gone') },
    delivery_interval_unavailable: {
      ...attention('checkout.error.interval'),
      ...at('slot', 'gone'),
      ...outdated,
    },
    guest_limit_reached: attention('checkout.error.guestLimit'),
    member_limit_reached: attention('checkout.error.memberLimit'),
    // The fields speak for themselves.
    validation: {},
  },
  otherwise: error('checkout.error.unknown', 'reload', 'cancel'),
  noAnswer: error('checkout.error.noAnswer', 'ok'),
};

/** What the lines are called that a refusal names; empty where it names none. */
function namesOf(failure: Failure, nameOf: (lineId: string) => string): string {
  const lineIds = failure.kind === 'refused' ? failure.errors[0]?.params?.['lineIds'] : undefined;
  const names = String(lineIds ?? '')
    .split(',')
    .map(nameOf)
    .filter(Boolean);
  return [...new Set(names)].join('; ');
}

/** Returns the changes of the order that a failure names; empty for any other. */
export const changesOfFailure = (failure: Failure): readonly OrderChange[] =>
  failure.kind === 'refused' ? changesIn(failure.errors) : [];

/**
 * Names the lines that were sold meanwhile; `nameOf` tells what a line id that a refusal names is called. A refusal that names
 * changes has a modal of its own.
 */
export const namingLines =
  (nameOf: (lineId: string) => string) =>
  ({ failure, handling }: Handled<CheckoutHandling>): CheckoutHandling => {
    if (changesOfFailure(failure).length > 0) {
      const { modal: _, ...rest } = handling;
      return rest;
    }
    const names = codeOf(failure) === 'sold_out' ? namesOf(failure, nameOf) : '';
    if (names === '' || !handling.modal) return handling;
    return {
      ...handling,
      modal: { ...handling.modal, message: 'checkout.error.soldOutNamed', values: { names } },
    };
  };

/**
 * Whether it is open what became of the order: only then a repeat must carry the same key. A refusal is an answer; a repeat
 * that meets its own first try still under way is not.
 */
export const isOutcomeOpen = (failure: Failure) =>
  failure.kind === 'fault' || failure.status === 429 || codeOf(failure) === 'idempotency_conflict';
