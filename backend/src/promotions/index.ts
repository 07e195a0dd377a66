export { loadOffers, type CartOffers } from './load-offers.ts';
export { lockCodes, redeemCodes } from './redeem-codes.ts';
