import type { FastifyBaseLogger } from 'fastify';
import { transaction } from '../database/transaction.ts';
import type { Kernel } from '../kernel.ts';
import { applyStatus } from './apply-status.ts';
import { ProviderAway } from './payment-provider.ts';
import { createPaymentRepository, type PaymentRow } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';

/** What asking needs. */
export interface Asking extends Pick<Kernel, 'db'> {
  providers: PaymentProviders;
  log: FastifyBaseLogger;
  now: Date;
}

/** How long the last word of a provider is fresh, ms: whoever asks again all the time asks the provider no more often. */
const freshness = 2000;

/** Whether a provider was asked for a payment just now. */
export const isFresh = ({ asked_at }: Pick<PaymentRow, 'asked_at'>, now: Date): boolean =>
  asked_at !== null && now.getTime() - asked_at.getTime() < freshness;

/**
 * Asks the provider what became of a payment and does what follows. Where it does not answer, that is noted and nothing else
 * changes. What notices say is never believed: this is the only way by which a payment becomes paid.
 */
export async function checkPayment(
  { db, providers, log, now }: Asking,
  { id, acquiring, provider_id }: PaymentRow,
): Promise<PaymentRow> {
  const provider = providers.get(acquiring);
  try {
    if (!provider) throw new ProviderAway(`${acquiring} is not connected.`);
    const status = await provider.status({ paymentId: id, providerId: provider_id });
    return await transaction(db, (trx) => applyStatus(trx, id, status, now));
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ err: error, acquiring }, 'a payment provider did not answer');
    return createPaymentRepository(db).change(id, { asked_at: now, is_answered: false });
  }
}
