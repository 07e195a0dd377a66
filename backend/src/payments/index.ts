import type { Subject } from '../kernel.ts';
import { beforeCard } from '../gift-cards/index.ts';
import { followOrders, type Follower } from '../orders/index.ts';
import { getPaymentToolsHandler } from './get-payment-tools.ts';
import { enterGiftCards } from './gift-part.ts';
import { checkOpenPayments, expireUnpaid } from './jobs.ts';
import { sendRefunds } from './send-refunds.ts';
import { giveBackExcess, noteWhole } from './ledger.ts';
import { rbsNoticeHandler, sovcombankNoticeHandler, yandexNoticeHandler } from './notices.ts';
import { endBegun } from './open-payment.ts';
import type { PaymentProviders } from './providers.ts';
import { deletePaymentQrHandler, getPaymentQrHandler } from './qr.ts';
import { startPaymentHandler } from './start-payment.ts';
import { tellOfReturn } from './tell-shopper.ts';

export { providersBy, type PaymentProviders } from './providers.ts';

followOrders('gift_card', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await enterGiftCards(trx, number, now);
});
const giveBack =
  (because: 'overpaid' | 'reduced'): Follower =>
  async (trx, numbers, now) => {
    for (const number of numbers.toSorted()) {
      const refunds = await giveBackExcess(trx, number, now, because);
      if (refunds.length > 0) await tellOfReturn(trx, number, refunds, now);
    }
  };
followOrders('cancelled', giveBack('overpaid'));
followOrders('reduced', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await noteWhole(trx, number, now);
});
followOrders('reduced', giveBack('reduced'));

/** Paying orders before their receipt: by providers, whose word alone counts, and by gift cards. */
export const createPayments = (providers: PaymentProviders): Subject => {
  beforeCard((asked, number) => endBegun({ ...asked, providers }, number));
  return {
    name: 'payments',
    routes: (kernel) => [
      getPaymentToolsHandler(kernel, providers),
      startPaymentHandler(kernel, providers),
      getPaymentQrHandler(kernel, providers),
      deletePaymentQrHandler(kernel, providers),
      rbsNoticeHandler(kernel, providers),
      yandexNoticeHandler(kernel, providers),
      sovcombankNoticeHandler(kernel, providers),
    ],
    jobs: (kernel) => [
      checkOpenPayments(kernel, providers),
      expireUnpaid(kernel, providers),
      sendRefunds(kernel, providers),
    ],
  };
};
