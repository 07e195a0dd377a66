import type { FastifyBaseLogger } from 'fastify';
import { rbsNotice, sovcombankNotice, yandexNotice } from '@rukav/contract/payments/calls.ts';
import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import { RbsNotice, SovcombankNotice, YandexNotice } from '@rukav/contract/payments/schemas.ts';
import { handle } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { checkPayment } from './check-payment.ts';
import { createPaymentRepository } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';
import { isRbsNoticeTrue, isSameText } from './rbs-checksum.ts';
import { sovcombankSignature } from './sovcombank.ts';
import { yandexTokens } from './yandex-token.ts';

/** Partners tell of many payments at once; others soon wait. */
const limit = { burst: 600, per: 60_000 };

/** A true notice says only that something has happened to a payment: what, the provider is asked. */
async function follow(
  { db, clock }: Kernel,
  providers: PaymentProviders,
  noticed: { acquirings: readonly AcquiringName[]; providerId: string; log: FastifyBaseLogger },
): Promise<void> {
  const repository = createPaymentRepository(db);
  const payment = await repository.findByProvider(noticed.acquirings, noticed.providerId);
  if (!payment) throw new Refusal('payment_not_found');
  const checked = await checkPayment({ db, providers, log: noticed.log, now: clock.now() }, payment);
  // It tells again later.
  if (!checked.is_answered) throw new Refusal('upstream_unavailable');
}

/** GET /pg/payments/rbs: a callback of the RBS engine, true by its checksum. */
export const rbsNoticeHandler = (kernel: Kernel, providers: PaymentProviders) =>
  handle(
    rbsNotice,
    RbsNotice,
    async ({ query, log, refuse }) => {
      const { card, sbp } = kernel.config.payments;
      const isTrue = [card, sbp].some((bank) => bank && isRbsNoticeTrue(query, bank.secret));
      if (!isTrue) return refuse('signature_invalid');
      const providerId = query['mdOrder'] ?? '';
      await follow(kernel, providers, { acquirings: ['SBERBANK', 'FPS'], providerId, log });
      return { ok: true as const };
    },
    { isSigned: true, limit },
  );

/** POST /pg/payments/yandex/v1/webhook: a token of Yandex Pay, true by its signature. */
export const yandexNoticeHandler = (kernel: Kernel, providers: PaymentProviders) => {
  const { yandex } = kernel.config.payments;
  const read = yandex && yandexTokens(yandex);
  return handle(
    yandexNotice,
    YandexNotice,
    async ({ body, log, refuse }) => {
      const noticed = await read?.(body).catch(() => refuse('upstream_unavailable'));
      if (!noticed) return refuse('signature_invalid');
      const { orderId: providerId } = noticed.order;
      await follow(kernel, providers, { acquirings: ['YANDEX_SPLIT'], providerId, log });
      return { status: 'success' as const };
    },
    { isSigned: true, limit },
  );
};

/** POST /pg/payments/sovcombank: JSON of Sovcombank, true by the signature in a header. */
export const sovcombankNoticeHandler = (kernel: Kernel, providers: PaymentProviders) =>
  handle(
    sovcombankNotice,
    SovcombankNotice,
    async ({ body, rawBody, header, log, refuse }) => {
      const { sovcombank } = kernel.config.payments;
      const right = sovcombank && sovcombankSignature(rawBody, sovcombank.secret);
      if (!right || !isSameText(header('x-signature') ?? '', right)) return refuse('signature_invalid');
      await follow(kernel, providers, { acquirings: ['SOVCOMBANK'], providerId: body.applicationId, log });
      return { ok: true as const };
    },
    { isSigned: true, limit },
  );
