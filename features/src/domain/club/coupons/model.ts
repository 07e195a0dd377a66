import { sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { activateCoupon, getCoupons } from '@rukav/contract/loyalty/coupon-calls.ts';
import { createCallFx, createQuery, failureOf } from '../../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../../platform/locale/index.ts';

/** The coupons of whoever is signed in. */
export const coupons = createQuery(getCoupons, { ttl: 15_000, keep: 1, isOwn: true });

/** Makes a coupon hold (CLUB-24). */
export const activateFx = createCallFx(activateCoupon);

sample({
  clock: activateFx.done,
  source: coupons.$current,
  fn: ({ answer }, { result }) => ({
    request: {},
    answer: {
      coupons: (answer?.coupons ?? []).map((one) => (one.id === result.coupon.id ? result.coupon : one)),
    },
  }),
  target: coupons.answered,
});

// The title is “Error”, as the documents have it (ERR-089 to ERR-091).
const error = (message: MessageId): Handling => ({
  modal: { title: 'errors.error', message, buttons: ['ok'] },
});

handleRefusals({
  table: { coupon_unavailable: error('club.coupon.unavailable') } satisfies Record<
    RefusalOf<typeof activateCoupon>,
    Handling
  >,
  otherwise: error('club.coupon.failed'),
  failures: sample({ clock: activateFx.failData, fn: failureOf }),
});
// What was refused is looked at anew: it may be over.
sample({ clock: activateFx.fail, fn: () => undefined, target: coupons.staled });
