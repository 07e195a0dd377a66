import type { Keeper } from '../accounts/index.ts';
import { readCoupons } from './coupon-repository.ts';
import { lotsOf } from './ledger.ts';
import { levelOfAccount } from './purchases.ts';

/** What the club keeps of a member: the level of her card, her bonuses and her coupons. */
export const keptByClub: Keeper = async (db, reader) => {
  const [{ level }, lots, coupons] = await Promise.all([
    levelOfAccount(db, reader.accountId, reader.country),
    lotsOf(db, reader.accountId),
    readCoupons(db, reader),
  ]);
  return {
    level: { curLevelCode: level },
    bonusesInfo: { totalSum: lots.reduce((sum, { left }) => sum + left, 0) },
    coupons: coupons.map(({ id, used }) => ({ id, used })),
  };
};
