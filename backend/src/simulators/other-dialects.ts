import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { planFor, type PlanId } from '@rukav/contract/payments/plans.ts';
import { receiptContact, refundedOf, type PaymentBook, type PlayedPayment } from './payment-book.ts';

const decimal = (minor: number) => (minor / 100).toFixed(2);
const minor = (text: unknown) => Math.round(Number(text) * 100);

const yandexStatus = (payment: PlayedPayment) => {
  if (payment.state === 'paid') {
    const refunded = refundedOf(payment);
    return refunded === 0 ? 'CAPTURED' : refunded < payment.captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  }
  return { waiting: 'PENDING', working: 'CONFIRMED', failed: 'FAILED', expired: 'FAILED' }[payment.state];
};

interface Played {
  book: PaymentBook;
  publicUrl: string;
  secret: string;
  keys: object;
}

type Body = Record<string, unknown>;

/** Orders of Yandex Pay: made by JSON under an API key, told by signed tokens. */
export function playYandex(app: FastifyInstance, { book, publicUrl, secret, keys }: Played): void {
  const base = '/yandex/api/merchant';
  const allowed = ({ headers }: FastifyRequest) => headers.authorization === `Api-Key ${secret}`;
  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ status: 'fail', reasonCode: 'ORDER_NOT_FOUND' });
  const withOrder =
    (work: (payment: PlayedPayment, body: Body) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!allowed(request))
        return reply.code(403).send({ status: 'fail', reasonCode: 'AUTHENTICATION_ERROR' });
      const payment = book.findByNumber((request.params as { id: string }).id);
      return payment ? work(payment, request.body as Body) : missing(reply);
    };

  app.get('/yandex/api/jwks', () => keys);
  app.post(`${base}/v1/orders`, async (request, reply) => {
    if (!allowed(request)) return reply.code(403).send({ status: 'fail' });
    const body = request.body as {
      orderId: string;
      currencyCode: string;
      ttl: number;
      metadata: string;
      fiscalContact: string;
      redirectUrls: { onSuccess: string; onError: string };
      cart: { total: { amount: string } };
    };
    const { months, language, order } = JSON.parse(body.metadata) as {
      months: number;
      language: 'ru' | 'kk';
      order: string;
    };
    const amount = minor(body.cart.total.amount);
    const receiptTo = receiptContact({ email: body.fiscalContact });
    if (receiptTo === undefined)
      return reply.code(400).send({ status: 'fail', reasonCode: 'MALFORMED_FIELD', reason: 'fiscalContact' });
    const payment =
      book.findByNumber(body.orderId) ??
      book.add({
        receiptTo,
        dialect: 'yandex',
        number: body.orderId,
        orderNumber: order,
        amount,
        currency: body.currencyCode,
        language,
        urlSuccess: body.redirectUrls.onSuccess,
        urlFail: body.redirectUrls.onError,
        lifetime: body.ttl * 1000,
        schedule: [...planFor(`split-${months}` as PlanId, amount).payments],
      });
    return {
      status: 'success',
      code: 200,
      data: { paymentUrl: `${publicUrl}/simulator/parts/${payment.id}` },
    };
  });
  app.get(
    `${base}/v1/orders/:id`,
    withOrder((payment) => ({
      status: 'success',
      data: {
        order: {
          orderId: payment.number,
          paymentStatus: yandexStatus(payment),
          reason: payment.failure?.toUpperCase() ?? null,
        },
        operations: [
          ...(payment.captured > 0
            ? [{ operationType: 'CAPTURE', status: 'SUCCESS', amount: decimal(payment.captured) }]
            : []),
          ...Object.values(payment.refunds).map((amount) => ({
            operationType: 'REFUND',
            status: 'SUCCESS',
            amount: decimal(amount),
          })),
        ],
      },
    })),
  );
  app.post(
    `${base}/v2/orders/:id/refund`,
    withOrder((payment, body) => {
      const { externalOperationId, refundAmount } = body as Record<string, string>;
      const isGiven = book.refund(payment, externalOperationId ?? '', minor(refundAmount));
      return isGiven ? { status: 'success' } : { status: 'fail', reasonCode: 'ORDER_AMOUNT_MISMATCH' };
    }),
  );
  app.post(
    `${base}/v1/orders/:id/cancel`,
    withOrder((payment) => {
      if (payment.state === 'waiting') book.fail(payment, 'cancelled_by_user');
      return { status: 'success' };
    }),
  );
}

/** Applications for an instalment at Sovcombank: JSON, signed both ways. */
export function playSovcombank(app: FastifyInstance, { book, publicUrl, secret }: Played): void {
  const isTrue = (request: FastifyRequest) => {
    const signed =
      request.method === 'GET' ? request.url.replace('/sovcombank', '') : JSON.stringify(request.body);
    return request.headers['x-signature'] === createHmac('sha256', secret).update(signed).digest('hex');
  };
  const withApplication =
    (work: (payment: PlayedPayment | undefined, body: Body) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isTrue(request)) return reply.code(403).send({ ok: false });
      const { id } = request.params as { id?: string };
      const body = request.body as Body;
      return work(book.findByNumber(id ?? String(body['applicationId'])), body);
    };

  app.post(
    '/sovcombank/v1/applications',
    withApplication((known, body) => {
      const schedule = body['schedule'] as { days: number; amount: string }[];
      const asked = body as Record<string, string | number>;
      const payment =
        known ??
        book.add({
          receiptTo: receiptContact(asked) ?? '',
          dialect: 'sovcombank',
          number: String(asked['applicationId']),
          orderNumber: String(asked['orderNumber']),
          amount: minor(asked['amount']),
          currency: String(asked['currency']),
          language: asked['language'] === 'kk' ? 'kk' : 'ru',
          urlSuccess: String(asked['successUrl']),
          urlFail: String(asked['failUrl']),
          lifetime: Number(asked['lifetime']) * 1000,
          schedule: schedule.map(({ days, amount }) => ({ days, amount: minor(amount) })),
        });
      return { applicationId: payment.number, redirectUrl: `${publicUrl}/simulator/parts/${payment.id}` };
    }),
  );
  app.get(
    '/sovcombank/v1/applications/:id',
    withApplication((payment) =>
      payment
        ? {
            status: payment.state,
            paid: decimal(payment.captured),
            refunded: decimal(refundedOf(payment)),
            reason: payment.failure,
          }
        : { status: 'unknown' },
    ),
  );
  app.post(
    '/sovcombank/v1/applications/:id/refunds',
    withApplication((payment, body) => {
      const { refundId, amount } = body as Record<string, string>;
      return { ok: payment !== undefined && book.refund(payment, refundId ?? '', minor(amount)) };
    }),
  );
  app.post(
    '/sovcombank/v1/applications/:id/cancel',
    withApplication((payment) => {
      if (payment?.state === 'waiting') book.fail(payment, 'cancelled_by_user');
      return { ok: true };
    }),
  );
}
