import type { Subject } from '../kernel.ts';
import { creditBonuses } from './credit-bonuses.ts';
import { getBonusesHandler } from './get-bonuses.ts';
import { getBonusHistoryHandler, legacyBonusHistoryHandler } from './get-history.ts';
import { getQrCodeHandler } from './get-qr-code.ts';

export { giveBonuses } from './ledger.ts';

/** The club: levels of its card, and bonuses as a ledger. */
export const loyalty: Subject = {
  name: 'loyalty',
  routes: (kernel) => [
    getBonusesHandler(kernel),
    getQrCodeHandler(kernel),
    getBonusHistoryHandler(kernel),
    legacyBonusHistoryHandler(kernel),
  ],
  jobs: (kernel) => [creditBonuses(kernel)],
};
