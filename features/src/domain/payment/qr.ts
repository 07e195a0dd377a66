import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { deletePaymentQr, getPaymentQr } from '@rukav/contract/payments/calls.ts';
import type { PaymentQr } from '@rukav/contract/payments/schemas.ts';
import { $api, codeOf, failureOf, type CallFailed, type Failure } from '../../platform/api/index.ts';
import { checkFx, paymentsCleared, type PaymentAddress } from './model.ts';

/** A code for a sum, as the shopper sees it: minor units. */
export interface QrWish extends PaymentAddress {
  subtotal: number;
  totalPay: number;
}

/** What is known of the code of an order. */
export interface KnownQr {
  qr: PaymentQr | null;
  failure: Failure | null;
  /** Whether it was a new code in the place of another that was refused. */
  isRenewal: boolean;
}

const queryOf = ({ payKey, ...query }: QrWish) => ({ ...query, ...(payKey && { key: payKey }) });

/** Gets the code, and then what became of it. */
export const qrFx: Effect<QrWish, PaymentQr, CallFailed> = attach({
  source: $api,
  effect: ({ send }, wish: QrWish) => send(getPaymentQr, { query: queryOf(wish) }),
}) as unknown as Effect<QrWish, PaymentQr, CallFailed>;

/** Gives the code up. */
export const dropQrFx: Effect<QrWish, unknown, CallFailed> = attach({
  source: $api,
  effect: ({ send }, wish: QrWish) => send(deletePaymentQr, { query: queryOf(wish) }),
}) as unknown as Effect<QrWish, unknown, CallFailed>;

/** Another code is wanted in the place of one that is over. */
export const qrRenewed = createEvent<QrWish>();
sample({ clock: qrRenewed, target: dropQrFx });
sample({ clock: dropQrFx.done, fn: ({ params }) => params, target: qrFx });

type Codes = Readonly<Record<string, KnownQr>>;

const failed = (codes: Codes, { orderNumber }: QrWish, thrown: unknown, isRenewal: boolean): Codes => {
  const failure = failureOf(thrown);
  const qr = codes[orderNumber]?.qr ?? null;
  const isKept = failure.kind === 'fault' && qr !== null;
  return { ...codes, [orderNumber]: { qr, failure: isKept ? null : failure, isRenewal } };
};

/** Codes by the numbers of their orders. An answer that does not come leaves the code in sight: it may still be paid. */
export const $codes = createStore<Codes>({}, { serialize: 'ignore' })
  .on(qrFx.done, (codes, { params, result }) => ({
    ...codes,
    [params.orderNumber]: { qr: result, failure: null, isRenewal: false },
  }))
  .on(qrFx.fail, (codes, { params, error }) => failed(codes, params, error, false))
  .on(dropQrFx.fail, (codes, { params, error }) => failed(codes, params, error, true))
  .reset(paymentsCleared);

// The code was paid, or the order is over: what is said of the payment is asked for.
sample({
  clock: [qrFx.fail, dropQrFx.fail],
  filter: ({ error }) => {
    const code = codeOf(failureOf(error));
    return code !== undefined && code !== 'qr_payment_expired';
  },
  fn: ({ params: { orderNumber, payKey } }) => ({ orderNumber, ...(payKey && { payKey }) }),
  target: checkFx,
});
