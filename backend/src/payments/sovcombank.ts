import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { planFor } from '@rukav/contract/payments/plans.ts';
import { paymentFailures } from '@rukav/contract/payments/schemas.ts';
import type { SovcombankSettings } from '../config-payments.ts';
import { ask } from './ask.ts';
import { fromDecimal, toDecimal } from './decimal.ts';
import type { PaymentProvider } from './payment-provider.ts';

const Made = z.looseObject({ redirectUrl: z.string() });
const Amount = z.string().transform(fromDecimal);
const Found = z.looseObject({
  status: z.enum(['unknown', 'waiting', 'working', 'paid', 'failed', 'expired']),
  paid: Amount.default(0),
  refunded: Amount.default(0),
  reason: z.enum(paymentFailures).nullish(),
});

/** The signature of a body or, for a read, of its path. */
export const sovcombankSignature = (bytes: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(bytes).digest('hex');

/** Instalment by Sovcombank: an application that the shopper confirms on the bank's page. */
export function sovcombankProvider({ url, shop, secret }: SovcombankSettings): PaymentProvider {
  const post = <Schema extends z.ZodType>(path: string, fields: object, schema: Schema) => {
    const body = JSON.stringify({ shop, ...fields });
    const headers = { 'content-type': 'application/json', 'x-signature': sovcombankSignature(body, secret) };
    return ask({ url: `${url}${path}`, method: 'POST', headers, body, schema });
  };

  return {
    acquiring: 'SOVCOMBANK',
    printsReceipts: false,
    taxType: null,
    register: async ({ paymentId, orderNumber, amount, currency, language, lines, plan, ...wanted }) => {
      const schedule = planFor(plan ?? 'instalment', amount).payments;
      const { redirectUrl } = await post(
        '/v1/applications',
        {
          applicationId: paymentId,
          orderNumber,
          amount: toDecimal(amount),
          currency,
          language,
          schedule: schedule.map((one) => ({ days: one.days, amount: toDecimal(one.amount) })),
          items: lines.map(({ name, quantity, sum }) => ({ name, quantity, sum: toDecimal(sum) })),
          ...wanted.contact,
          lifetime: Math.round(wanted.lifetime / 1000),
          successUrl: wanted.urlSuccess,
          failUrl: wanted.urlFail,
        },
        Made,
      );
      return { providerId: paymentId, link: redirectUrl, code: null };
    },
    status: async ({ paymentId }) => {
      const path = `/v1/applications/${paymentId}`;
      const headers = { 'x-signature': sovcombankSignature(path, secret) };
      const { status, paid, refunded, reason } = await ask({ url: `${url}${path}`, headers, schema: Found });
      const failure = status === 'failed' || status === 'expired' ? (reason ?? 'declined') : null;
      return { state: status, captured: paid, refunded, failure, receipts: [] };
    },
    refund: async ({ id, paymentId, amount }) => {
      const body = { refundId: id, amount: toDecimal(amount) };
      await post(`/v1/applications/${paymentId}/refunds`, body, z.looseObject({ ok: z.literal(true) }));
    },
    cancel: async ({ paymentId }) => {
      await post(`/v1/applications/${paymentId}/cancel`, {}, z.looseObject({}));
    },
  };
}
