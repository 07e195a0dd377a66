import { startPayment } from '@rukav/contract/payments/calls.ts';
import { acquiringOf, type AcquiringName, type OnlineMethod } from '@rukav/contract/payments/methods.ts';
import { plansOf } from '@rukav/contract/payments/plans.ts';
import { StartPayment } from '@rukav/contract/payments/schemas.ts';
import { handle } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { owedFor } from '../orders/index.ts';
import { toolsFor } from './describe-payment.ts';
import { findPayable } from './find-order.ts';
import { clearTheWay, isOf, openPayment, refuseAnotherSum, refuseUnpayable } from './open-payment.ts';
import { createPaymentRepository, isOpenPayment } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';
import { returnAddress } from './return-address.ts';
import { isOfPaying, paymentText } from './texts.ts';

const methods = Object.entries(acquiringOf) as [OnlineMethod, AcquiringName][];
const methodOf = (acquiring: AcquiringName): OnlineMethod | undefined =>
  methods.find(([, name]) => name === acquiring)?.[0];

/** Gives a refusal from below the shopper's words. */
async function inWords<Answer>(language: 'ru' | 'kk', work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const [first] = error instanceof Refusal ? error.errors : [];
    if (!first || first.message !== undefined || !isOfPaying(first.code)) throw error;
    const { code, ...details } = first;
    throw new Refusal(code, { ...details, message: paymentText(code, language) });
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Lets what is asked of one order in this process happen one after the other, so that a repeat finds what the first has begun. */
export async function inTurn<Answer>(
  order: string,
  language: 'ru' | 'kk',
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = turns.get(order) ?? Promise.resolve();
  const mine = before.then(
    () => inWords(language, work),
    () => inWords(language, work),
  );
  turns.set(order, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(order) === mine) turns.delete(order);
  }
}

/** POST /order/{id}/payment/acquiring: begins a payment, once for a key, and answers where the shopper pays it. Another wish under the key is refused. */
export const startPaymentHandler = (kernel: Kernel, providers: PaymentProviders) =>
  handle(
    startPayment,
    StartPayment,
    ({ params, body, session, language, now, log, refuse, header }) =>
      inTurn(params.id, language, async () => {
        const { db, flags, config } = kernel;
        const { acquiring, totalPay, orderSpecification: { plan, key: payKey } = {} } = body;
        const order = await findPayable(db, params.id, { session, language, key: payKey });
        const urlSuccess = returnAddress(body.urlSuccess, config.publicUrl);
        const urlFail = returnAddress(body.urlFail, config.publicUrl);
        const key = header('idempotency-key') ?? null;
        const payments = createPaymentRepository(db);
        const method = methodOf(acquiring);
        const wanted = plan ?? (method && plansOf(method)[0]) ?? null;
        const earlier = key ? await payments.findByKey(order.number, key) : undefined;
        if (earlier && !isOf(earlier, { acquiring, plan: wanted, urlSuccess, urlFail }))
          return refuse('idempotency_conflict');
        if (earlier?.link && isOpenPayment(earlier)) return { link: earlier.link };

        refuseUnpayable(order, now);
        refuseAnotherSum({ acquiring, totalPay }, owedFor(order) - order.paid);
        if (earlier && !isOpenPayment(earlier)) {
          if (earlier.link !== null) return refuse('payment_ended');
          // Nobody was ever given a link to it: the same wish begins anew.
          await payments.change(earlier.id, { request_key: null });
        }
        const world = { flags: await flags.read(), connected: config.payments };
        const tool = toolsFor(order, world).find((one) => one.acquiring === acquiring);
        const hasPlan = plan === undefined || (method !== undefined && plansOf(method).includes(plan));
        if (!method || !tool?.isAvailable || method === 'gift' || !hasPlan)
          return refuse('payment_method_unavailable', { field: 'acquiring' });

        const asking = { db, providers, log, now };
        const own = { number: order.number, acquiring, method, key, urlSuccess, urlFail, totalPay };
        const wish = { ...own, plan: wanted };
        const payment = (await clearTheWay(asking, wish)) ?? (await openPayment(asking, wish));
        if (payment.link === null) return refuse('online_payment_unavailable');
        return { link: payment.link };
      }),
    { limit: { burst: 30, per: 60_000 } },
  );
