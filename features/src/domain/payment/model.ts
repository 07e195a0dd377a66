import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { startPayment, getPaymentTools } from '@rukav/contract/payments/calls.ts';
import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import type { PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { $api, failureOf, type CallFailed, type Failure } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { leaveRequestedFx } from '../../platform/navigation/index.ts';

/** An order to be paid: one's own by its number, anybody's by the secret of its payment link. */
export interface PaymentAddress {
  orderNumber: string;
  payKey?: string;
}

/** What is known of the payment of an order. */
export interface KnownPayment {
  /** The last answer; it stays while a newer one is on its way or does not come. */
  answer: PaymentTools | null;
  failure: Failure | null;
  isChecking: boolean;
}

const nothing: KnownPayment = { answer: null, failure: null, isChecking: false };
type Known = Readonly<Record<string, KnownPayment>>;

/** The payment of an order is shown. What is known of it is shown at once; without that it is asked for. */
export const paymentOpened = createEvent<PaymentAddress>();
/** The last answers are forgotten: after a cancelling nothing can be paid. */
export const paymentsCleared = createEvent();

/** Asks what became of a payment; the store asks its provider. */
export const checkFx: Effect<PaymentAddress, PaymentTools, CallFailed> = attach({
  source: $api,
  effect: ({ send }, { orderNumber: id, payKey }: PaymentAddress) =>
    send(getPaymentTools, { params: { id }, query: { check: 'true', ...(payKey && { key: payKey }) } }),
}) as unknown as Effect<PaymentAddress, PaymentTools, CallFailed>;

const change = (known: Known, orderNumber: string, changes: Partial<KnownPayment>): Known => ({
  ...known,
  [orderNumber]: { ...(known[orderNumber] ?? nothing), ...changes },
});

/** What is known of the payments that were shown, by the numbers of their orders. */
export const $payments = createStore<Known>({}, { serialize: 'ignore' })
  .on(checkFx, (known, { orderNumber }) => change(known, orderNumber, { isChecking: true }))
  .on(checkFx.done, (known, { params, result }) =>
    change(known, params.orderNumber, { answer: result, failure: null, isChecking: false }),
  )
  .on(checkFx.fail, (known, { params, error }) =>
    change(known, params.orderNumber, { failure: failureOf(error), isChecking: false }),
  )
  .reset(paymentsCleared);

sample({
  clock: paymentOpened,
  source: $payments,
  filter: (known, { orderNumber }) => !known[orderNumber]?.answer && !known[orderNumber]?.isChecking,
  fn: (_, address) => address,
  target: checkFx,
});

/** What is to be paid, by whom, and where the shopper comes back to: paths of the store. */
export interface PaymentWish extends PaymentAddress {
  acquiring: AcquiringName;
  plan?: PlanId;
  urlSuccess: string;
  urlFail: string;
  /** Sum to pay, as it is shown, minor units. */
  totalPay: number;
  /** Where the link cannot be had, the bare return address is the answer, and nothing fails (PAY-22). */
  isReturnEnough?: boolean;
}

/** Gets the link under which an order is paid; one key a wish, so that it begins one payment. */
export const linkFx: Effect<PaymentWish, string, CallFailed> = attach({
  source: { api: $api },
  effect: async (
    { api },
    { orderNumber: id, payKey, acquiring, plan, isReturnEnough, totalPay, ...urls }: PaymentWish,
  ) => {
    const idempotencyKey = await keyMadeFx();
    const more = { ...(plan && { plan }), ...(payKey && { key: payKey }) };
    const body = { acquiring, totalPay, ...urls, ...((plan || payKey) && { orderSpecification: more }) };
    const request = { params: { id }, body };
    try {
      return (await api.send(startPayment, request, { idempotencyKey })).link;
    } catch (thrown) {
      if (isReturnEnough) return urls.urlFail;
      throw thrown;
    }
  },
}) as unknown as Effect<PaymentWish, string, CallFailed>;
sample({ clock: linkFx.doneData, target: leaveRequestedFx });

/** Why the last wish of an order came to nothing. */
export const $refusals = createStore<Readonly<Record<string, Failure>>>({}, { serialize: 'ignore' })
  .on(linkFx.fail, (refusals, { params, error }) => ({ ...refusals, [params.orderNumber]: failureOf(error) }))
  .on(linkFx, (refusals, { orderNumber }) => {
    const { [orderNumber]: _, ...others } = refusals;
    return others;
  })
  .reset(paymentsCleared);

// What was refused may have been paid, cancelled or begun elsewhere meanwhile.
sample({
  clock: linkFx.fail,
  fn: ({ params: { orderNumber, payKey } }) => ({ orderNumber, ...(payKey && { payKey }) }),
  target: checkFx,
});
