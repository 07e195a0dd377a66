import type { RefusalOf } from '@rukav/contract';
import type { deleteProducts } from '@rukav/contract/cart/calls.ts';
import type {
  checkout,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { codeOf, type Failure } from '../../platform/api/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import type { ModalProps } from '../../platform/overlays/index.ts';
import type { CheckoutField, CheckoutProblem } from './problems.ts';

/** Every refusal that placing an order can meet. */
export type CheckoutRefusal =
  | RefusalOf<typeof checkout>
  | RefusalOf<typeof setShippingGroup>
  | RefusalOf<typeof setDelivery>
  | RefusalOf<typeof setContact>
  | RefusalOf<typeof setPaymentMethod>
  | RefusalOf<typeof deleteProducts>;

/** What is done about a refusal. What leads to a fresh cart is the cart's own rule. */
interface Handling {
  /** @default 'errors.title' */
  title?: 'errors.title' | 'errors.attention';
  message: MessageId;
  /** @default reload and cancel */
  buttons?: ModalProps['error']['buttons'];
  /** The fault is also shown at its place. */
  at?: { field: CheckoutField; code: 'required' | 'gone' | 'notFound' };
}

const attention = { title: 'errors.attention', buttons: ['ok'] } as const;

/** What the shop says to each refusal (ERR-002 and on). */
const handlings: Record<CheckoutRefusal, Handling> = {
  prices_outdated: { ...attention, message: 'checkout.error.pricesOutdated' },
  basket_not_found: { message: 'checkout.error.basketNotFound', buttons: ['reload'] },
  basket_cancelled: { message: 'checkout.error.basketCancelled', buttons: ['reload'] },
  basket_issued: { title: 'errors.attention', message: 'checkout.error.basketIssued', buttons: ['reload'] },
  basket_left: { message: 'checkout.error.basketLeft' },
  illegal_state: { message: 'checkout.error.illegalState' },
  pickup_point_not_found: {
    ...attention,
    message: 'checkout.error.pointNotFound',
    at: { field: 'pickupId', code: 'gone' },
  },
  no_orders: { message: 'checkout.error.noOrders' },
  lines_not_found: { title: 'errors.attention', message: 'checkout.error.noLines', buttons: [] },
  too_many_lines: { title: 'errors.attention', message: 'checkout.error.tooManyLines', buttons: [] },
  shipping_group_type_error: { message: 'checkout.error.groupType', buttons: [] },
  irrelevant_version: { ...attention, message: 'checkout.error.version' },
  unsupported_obtaining_method: {
    ...attention,
    message: 'checkout.error.method',
    at: { field: 'method', code: 'gone' },
  },
  no_territory: { ...attention, message: 'checkout.error.noTerritory' },
  city_not_found: { ...attention, message: 'checkout.error.noTerritory' },
  upstream_services_unavailable: { message: 'checkout.error.upstream', buttons: ['ok'] },
  upstream_bad_response: { message: 'checkout.error.upstream', buttons: ['ok'] },
  unknown: { message: 'checkout.error.unknown' },
  sold_out: { ...attention, message: 'checkout.error.soldOut' },
  contact_required: {
    ...attention,
    message: 'checkout.error.contact',
    at: { field: 'fullName', code: 'required' },
  },
  payment_method_required: {
    ...attention,
    message: 'checkout.error.payment',
    at: { field: 'paymentMethod', code: 'required' },
  },
  payment_method_unavailable: {
    ...attention,
    message: 'checkout.error.paymentGone',
    at: { field: 'paymentMethod', code: 'gone' },
  },
  obtaining_method_required: {
    ...attention,
    message: 'checkout.error.methodRequired',
    at: { field: 'method', code: 'required' },
  },
  address_required: {
    ...attention,
    message: 'checkout.error.address',
    at: { field: 'street', code: 'required' },
  },
  address_not_found: {
    ...attention,
    message: 'checkout.error.addressNotFound',
    at: { field: 'street', code: 'notFound' },
  },
  delivery_unavailable: {
    ...attention,
    message: 'checkout.error.deliveryUnavailable',
    at: { field: 'method', code: 'gone' },
  },
  delivery_interval_unavailable: {
    ...attention,
    message: 'checkout.error.interval',
    at: { field: 'slot', code: 'gone' },
  },
};

const isDeclared = (code: string | undefined): code is CheckoutRefusal =>
  code !== undefined && Object.hasOwn(handlings, code);

/** What the lines are called that a refusal names; empty where it names none. */
function namesOf(failure: Failure, nameOf: (lineId: string) => string): string {
  const lineIds = failure.kind === 'refused' ? failure.errors[0]?.params?.['lineIds'] : undefined;
  const names = String(lineIds ?? '')
    .split(',')
    .map(nameOf)
    .filter(Boolean);
  return [...new Set(names)].join('; ');
}

/** Whether a refusal says that shops or warehouse no longer have what they had. */
export const changesWhereabouts = (failure: Failure) =>
  ['sold_out', 'pickup_point_not_found', 'obtaining_method_required'].includes(codeOf(failure) ?? '');

/**
 * The modal that a failure opens; null where a field or a global handler says it all. `nameOf` tells what a line id that a
 * refusal names is called.
 */
export function modalOf(failure: Failure, nameOf: (lineId: string) => string): ModalProps['error'] | null {
  if (failure.status === 429) return null;
  if (failure.kind === 'fault')
    return { title: 'errors.title', message: 'checkout.error.noAnswer', buttons: ['ok'] };
  const code = codeOf(failure);
  if (code === 'validation') return null;
  if (!isDeclared(code)) {
    return { title: 'errors.title', message: 'checkout.error.unknown', buttons: ['reload', 'cancel'] };
  }
  const names = namesOf(failure, nameOf);
  if (code === 'sold_out' && names !== '')
    return { ...attention, message: 'checkout.error.soldOutNamed', values: { names } };
  const { title = 'errors.title', message, buttons = ['reload', 'cancel'] } = handlings[code];
  return { title, message, buttons };
}

/** The place of the form that a refusal also belongs to. */
export function problemOfRefusal(failure: Failure): CheckoutProblem | null {
  const code = codeOf(failure);
  return (isDeclared(code) && handlings[code].at) || null;
}

/**
 * Whether it is open what became of the order: only then a repeat must carry the same key. A refusal is an answer; a repeat
 * that meets its own first try still under way is not.
 */
export const isOutcomeOpen = (failure: Failure) =>
  failure.kind === 'fault' || failure.status === 429 || codeOf(failure) === 'idempotency_conflict';
