import { z } from 'zod';
import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';
import type { RbsSettings } from '../config-payments.ts';
import { ask } from './ask.ts';
import {
  ProviderAway,
  type FiscalReceipt,
  type PaymentName,
  type PaymentProvider,
  type ProviderStatus,
  type Registration,
} from './payment-provider.ts';
import { orderBundle, refundItems } from './rbs-bundle.ts';

/** ISO 4217 numbers. */
const currencies = { RUB: '643', KZT: '398' } as const;

const Answered = z.looseObject({ errorCode: z.coerce.string().default('0') });
const Registered = Answered.extend({ orderId: z.string().optional(), formUrl: z.string().optional() });
const Qr = Answered.extend({ payload: z.string().optional() });
const Status = Answered.extend({
  orderStatus: z.int().optional(),
  actionCode: z.int().optional(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  paymentAmountInfo: z
    .looseObject({ depositedAmount: z.int().default(0), refundedAmount: z.int().default(0) })
    .optional(),
});
const Receipts = Answered.extend({
  receipt: z.array(z.looseObject({ receiptStatus: z.int() })).default([]),
});
/** A receipt has its numbers once it is printed. */
const PrintedReceipt = z.looseObject({
  receiptType: z.enum(['sell', 'sell_refund']),
  fn_number: z.string(),
  fiscal_document_number: z.coerce.string(),
  fiscal_document_attribute: z.coerce.string(),
  receipt_date_time: z.coerce.date(),
  amount_total: z.int(),
});

/** Numbers of the engine: an order that is registered already, and one that nobody registered. */
const registeredAlready = '1';
const notRegistered = '6';

/** Why the engine declines, as far as a shopper can do something about it; the rest is declined. */
const failures: Readonly<Record<number, PaymentFailure>> = {
  116: 'insufficient_funds',
  [-20010]: 'cancelled_by_user',
  [-2007]: 'expired',
  9001: 'technical',
  151018: 'technical',
};

const stateOf = (orderStatus: number, actionCode: number): ProviderStatus['state'] => {
  if (orderStatus === 0) return 'waiting';
  if (orderStatus === 1 || orderStatus === 5) return 'working';
  if (orderStatus === 2 || orderStatus === 4) return 'paid';
  return actionCode === -2007 ? 'expired' : 'failed';
};

const unknown: ProviderStatus = { state: 'unknown', captured: 0, refunded: 0, failure: null, receipts: [] };

const noReceipts = (error: unknown): z.output<typeof Receipts> => {
  if (!(error instanceof ProviderAway)) throw error;
  return { errorCode: '0', receipt: [] };
};

/** The engine takes 32 characters. */
const numberOf = (paymentId: string) => paymentId.replaceAll('-', '');

/** Card payments, and with `isQr` FPS, by the RBS engine, which Sberbank, VTB, MTS and others run. */
export function rbsProvider(
  acquiring: Extract<AcquiringName, 'SBERBANK' | 'FPS'>,
  { url, user, password, taxType }: RbsSettings,
): PaymentProvider {
  const post = <Schema extends z.ZodType>(method: string, fields: Record<string, string>, schema: Schema) =>
    ask({
      url: `${url}/payment/rest/${method}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ userName: user, password, ...fields }).toString(),
      schema,
    });
  const named = ({ paymentId, providerId }: PaymentName): Record<string, string> =>
    providerId === null ? { orderNumber: numberOf(paymentId) } : { orderId: providerId };

  const register = async (wanted: Registration) => {
    const { orderId, formUrl, errorCode } = await post(
      'register.do',
      {
        orderNumber: numberOf(wanted.paymentId),
        amount: String(wanted.amount),
        currency: currencies[wanted.currency],
        language: wanted.language,
        returnUrl: wanted.urlSuccess,
        failUrl: wanted.urlFail,
        description: wanted.orderNumber,
        sessionTimeoutSecs: String(Math.max(1, Math.round(wanted.lifetime / 1000))),
        orderBundle: JSON.stringify(orderBundle(wanted, taxType)),
      },
      Registered,
    );
    if (errorCode !== '0' || !orderId || !formUrl) throw new ProviderAway(`register.do: error ${errorCode}`);
    if (acquiring === 'SBERBANK') return { providerId: orderId, link: formUrl, code: null };

    const qr = await post('sbp/c2b/qr/dynamic/get.do', { mdOrder: orderId }, Qr);
    if (!qr.payload) throw new ProviderAway(`sbp/c2b/qr/dynamic/get.do: error ${qr.errorCode}`);
    return { providerId: orderId, link: qr.payload, code: qr.payload };
  };

  /** What is printed by now; nothing where the till does not answer: that hides no payment, and it is asked again. */
  const receiptsOf = async (orderId: string): Promise<FiscalReceipt[]> => {
    const { receipt } = await post('getReceiptStatus.do', { orderId }, Receipts).catch(noReceipts);
    return receipt
      .filter(({ receiptStatus }) => receiptStatus === 1)
      .flatMap((one) => PrintedReceipt.safeParse(one).data ?? [])
      .map((one) => ({
        kind: one.receiptType === 'sell' ? 'income' : 'refund',
        amount: one.amount_total,
        fiscalNumber: one.fn_number,
        documentNumber: one.fiscal_document_number,
        fiscalSign: one.fiscal_document_attribute,
        madeAt: one.receipt_date_time,
      }));
  };

  return {
    acquiring,
    printsReceipts: true,
    taxType,
    register,
    status: async (payment) => {
      const found = await post('getOrderStatusExtended.do', named(payment), Status);
      if (found.errorCode === notRegistered) return unknown;
      if (found.errorCode !== '0' || found.orderStatus === undefined)
        throw new ProviderAway(`getOrderStatusExtended.do: error ${found.errorCode}`);
      const actionCode = found.actionCode ?? 0;
      const state = stateOf(found.orderStatus, actionCode);
      const orderId = payment.providerId ?? found.attributes.find(({ name }) => name === 'mdOrder')?.value;
      return {
        state,
        captured: found.paymentAmountInfo?.depositedAmount ?? 0,
        refunded: found.paymentAmountInfo?.refundedAmount ?? 0,
        failure: state === 'failed' || state === 'expired' ? (failures[actionCode] ?? 'declined') : null,
        receipts: state === 'paid' && orderId ? await receiptsOf(orderId) : [],
      };
    },
    refund: async (refunding) => {
      const items = refundItems(refunding.lines, taxType);
      const { errorCode } = await post(
        'refund.do',
        {
          ...named(refunding),
          amount: String(refunding.amount),
          externalRefundId: numberOf(refunding.id),
          ...(items && { refundItems: JSON.stringify(items) }),
        },
        Answered,
      );
      if (errorCode !== '0' && errorCode !== registeredAlready)
        throw new ProviderAway(`refund.do: error ${errorCode}`);
    },
    cancel: async (payment) => {
      await post('decline.do', named(payment), Answered);
    },
  };
}
