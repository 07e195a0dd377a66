import { z } from 'zod';
import { monthsOf, splitPlans, type PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';
import type { YandexSettings } from '../config-payments.ts';
import { ask } from './ask.ts';
import { fromDecimal, toDecimal } from './decimal.ts';
import { ProviderAway, type PaymentProvider, type ProviderStatus } from './payment-provider.ts';

const Amount = z.string().transform(fromDecimal);
const Made = z.looseObject({ data: z.looseObject({ paymentUrl: z.string() }) });
const Fine = z.looseObject({ status: z.literal('success') });
const Found = z.union([
  z.looseObject({
    status: z.literal('success'),
    data: z.looseObject({
      order: z.looseObject({
        paymentStatus: z.enum([
          'PENDING',
          'CONFIRMED',
          'AUTHORIZED',
          'CAPTURED',
          'VOIDED',
          'REFUNDED',
          'PARTIALLY_REFUNDED',
          'FAILED',
        ]),
        reason: z.string().nullish(),
      }),
      operations: z
        .array(z.looseObject({ operationType: z.string(), status: z.string(), amount: Amount }))
        .default([]),
    }),
  }),
  z.looseObject({ status: z.literal('fail'), reasonCode: z.literal('ORDER_NOT_FOUND') }),
]);

const states: Readonly<Record<string, ProviderStatus['state']>> = {
  PENDING: 'waiting',
  CONFIRMED: 'working',
  AUTHORIZED: 'working',
  CAPTURED: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
};
const failures: Readonly<Record<string, PaymentFailure>> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  CANCELLED_BY_USER: 'cancelled_by_user',
  EXPIRED: 'expired',
  TECHNICAL: 'technical',
};

const isSplit = (plan: PlanId | null): plan is (typeof splitPlans)[number] =>
  splitPlans.some((one) => one === plan);

/** Split by Yandex Pay. The overpayment of a longer plan is between it and the shopper: the store gets the sum. */
export function yandexProvider({ url, key, merchant }: YandexSettings): PaymentProvider {
  const orders = `${url}/api/merchant`;
  const headers = { authorization: `Api-Key ${key}`, 'content-type': 'application/json' };
  const post = <Schema extends z.ZodType>(path: string, body: object, schema: Schema) =>
    ask({ url: `${orders}${path}`, method: 'POST', headers, body: JSON.stringify(body), schema });

  return {
    acquiring: 'YANDEX_SPLIT',
    printsReceipts: false,
    taxType: null,
    register: async ({ paymentId, amount, currency, lines, plan, ...wanted }) => {
      const { data } = await post(
        '/v1/orders',
        {
          merchantId: merchant,
          orderId: paymentId,
          currencyCode: currency,
          availablePaymentMethods: ['SPLIT'],
          ttl: Math.max(180, Math.round(wanted.lifetime / 1000)),
          redirectUrls: { onSuccess: wanted.urlSuccess, onError: wanted.urlFail },
          fiscalContact: 'email' in wanted.contact ? wanted.contact.email : wanted.contact.phone,
          metadata: JSON.stringify({
            order: wanted.orderNumber,
            language: wanted.language,
            months: isSplit(plan) ? monthsOf(plan) : 2,
          }),
          cart: {
            items: lines.map(({ name, quantity, sum }, index) => ({
              productId: String(index + 1),
              title: name,
              quantity: { count: String(quantity) },
              total: toDecimal(sum),
              receipt: { tax: 1, paymentMethodType: 1 },
            })),
            total: { amount: toDecimal(amount) },
          },
        },
        Made,
      );
      return { providerId: paymentId, link: data.paymentUrl, code: null };
    },
    status: async ({ paymentId }) => {
      const found = await ask({ url: `${orders}/v1/orders/${paymentId}`, headers, schema: Found });
      if (found.status === 'fail')
        return { state: 'unknown', captured: 0, refunded: 0, failure: null, receipts: [] };
      const { order, operations } = found.data;
      const sum = (type: string) =>
        operations
          .filter(({ operationType, status }) => operationType === type && status === 'SUCCESS')
          .reduce((total, { amount }) => total + amount, 0);
      const failure = failures[order.reason ?? ''] ?? 'declined';
      const state = states[order.paymentStatus] ?? (failure === 'expired' ? 'expired' : 'failed');
      return {
        state,
        captured: sum('CAPTURE'),
        refunded: sum('REFUND'),
        failure: state === 'failed' || state === 'expired' ? failure : null,
        receipts: [],
      };
    },
    refund: async ({ id, paymentId, amount }) => {
      const answered = await post(
        `/v2/orders/${paymentId}/refund`,
        { refundAmount: toDecimal(amount), externalOperationId: id },
        Fine,
      );
      if (answered.status !== 'success') throw new ProviderAway('refund');
    },
    cancel: async ({ paymentId }) => {
      await post(`/v1/orders/${paymentId}/cancel`, { reason: 'SUPERSEDED' }, z.looseObject({}));
    },
  };
}
