export { loadOffers } from './load-offers.ts';
export { lockCodes, redeemCodes } from './redeem-codes.ts';
