import { activateCoupon, getCoupons } from '@rukav/contract/loyalty/coupon-calls.ts';
import { ActivateCoupon, GetCoupons } from '@rukav/contract/loyalty/coupons.ts';
import type { Language } from '@rukav/contract';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { readCoupons } from './coupon-repository.ts';

const unavailable: Record<Language, string> = {
  ru: 'Этот купон больше не действует',
  kk: 'Бұл купон енді жарамайды',
};

/** GET /account/coupons. */
export const getCouponsHandler = ({ db }: Kernel) =>
  handle(getCoupons, GetCoupons, async (asked) => ({ coupons: await readCoupons(db, asked) }));

/** POST /account/activate-coupon: of a coupon that is over, used or of another country nothing comes. */
export const activateCouponHandler = ({ db }: Kernel) =>
  handle(activateCoupon, ActivateCoupon, async ({ body: { id }, refuse, ...asked }) => {
    const find = async () => (await readCoupons(db, asked)).find((coupon) => coupon.id === id);
    const found = await find();
    if (!found || found.used) return refuse('coupon_unavailable', { message: unavailable[asked.language] });
    await db
      .insertInto('coupon_activation')
      .values({ coupon_id: id, account_id: asked.accountId, activated_at: asked.now })
      .onConflict((row) => row.doNothing())
      .execute();
    return { coupon: (await find()) ?? found };
  });
