import type { Subject } from '../kernel.ts';
import { followOrders, type Follower } from '../orders/index.ts';
import { activateCouponHandler, getCouponsHandler } from './coupons.ts';
import { greetBirthdays } from './birthdays.ts';
import { creditBonuses } from './credit-bonuses.ts';
import { getBonusesHandler } from './get-bonuses.ts';
import { getBonusHistoryHandler, legacyBonusHistoryHandler } from './get-history.ts';
import { getQrCodeHandler } from './get-qr-code.ts';
import { returnBonuses } from './spending.ts';
import { takeBackCashback } from './take-back-cashback.ts';

export { eraseBonuses } from './erase.ts';
export { readHistory } from './history.ts';
export { keptByClub } from './kept.ts';
export { giveBonuses } from './ledger.ts';
export { levelOfAccount } from './purchases.ts';
export { openPurse, spendBonuses } from './spending.ts';

const giveBack: Follower = async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await returnBonuses(trx, number, now);
};
followOrders('cancelled', giveBack);
followOrders('reduced', giveBack);
followOrders('reduced', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await takeBackCashback(trx, number, now);
});

/** The club: levels of its card, bonuses as a ledger that orders are paid from in part, coupons. */
export const loyalty: Subject = {
  name: 'loyalty',
  routes: (kernel) => [
    getBonusesHandler(kernel),
    getQrCodeHandler(kernel),
    getBonusHistoryHandler(kernel),
    legacyBonusHistoryHandler(kernel),
    getCouponsHandler(kernel),
    activateCouponHandler(kernel),
  ],
  jobs: (kernel) => [creditBonuses(kernel), greetBirthdays(kernel)],
};
