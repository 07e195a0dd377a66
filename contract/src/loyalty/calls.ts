import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Bonuses of whoever is signed in, and the level of the club card (CLUB-07). */
export const getBonuses = call<typeof schemas.GetBonuses>()({
  base: 'v3',
  method: 'GET',
  path: '/account/bonuses',
  who: 'member',
  refusals: {},
});

/** What a till reads off the club card. */
export const getQrCode = call<typeof schemas.GetQrCode>()({
  base: 'v3',
  method: 'GET',
  path: '/account/qr-code',
  who: 'member',
  refusals: {},
});

/** The entries of the ledger, newest first. */
export const getBonusHistory = call<typeof schemas.GetBonusHistory>()({
  base: 'v3',
  method: 'GET',
  path: '/account/bonus-history-pagination',
  who: 'member',
  refusals: {},
});

/** Legacy: the newest entries without pages. */
export const legacyBonusHistory = call<typeof schemas.LegacyBonusHistory>()({
  base: 'legacy',
  method: 'GET',
  path: '/profile/bonus-history',
  who: 'member',
  refusals: {},
});
