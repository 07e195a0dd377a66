import type { Subject } from '../kernel.ts';
import { beforeCard } from '../gift-cards/index.ts';
import { followOrders, isToldBySteps } from '../orders/index.ts';
import { getPaymentToolsHandler } from './get-payment-tools.ts';
import { enterGiftCards } from './gift-part.ts';
import { checkOpenPayments, expireUnpaid } from './jobs.ts';
import { sendRefunds } from './send-refunds.ts';
import { giveBackExcess, noteWhole } from './ledger.ts';
import { rbsNoticeHandler, sovcombankNoticeHandler, yandexNoticeHandler } from './notices.ts';
import { endBegun } from './open-payment.ts';
import { lockOrder } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';
import { deletePaymentQrHandler, getPaymentQrHandler } from './qr.ts';
import { startPaymentHandler } from './start-payment.ts';
import { tellOfReturn } from './tell-shopper.ts';

export { providersBy, type PaymentProviders } from './providers.ts';

followOrders('gift_card', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await enterGiftCards(trx, number, now);
});
followOrders('cancelled', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) {
    const refunds = await giveBackExcess(trx, number, now);
    // The letter of the step says what goes back, where there is one.
    if (refunds.length > 0 && !isToldBySteps(await lockOrder(trx, number)))
      await tellOfReturn(trx, number, refunds, now);
  }
});
followOrders('reduced', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) {
    await noteWhole(trx, number, now);
    await giveBackExcess(trx, number, now, 'reduced');
  }
});

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
