export { payWithBonuses, type PayablePiece, type Purse } from './bonuses.ts';
export {
  priceOffers,
  type OfferedPrices,
  type Offers,
  type PricedCode,
  type PromoCode,
  type Promotion,
} from './offers.ts';
export { percentOff } from './percent-off.ts';
export {
  priceCart,
  productDiscount,
  type PiecePrice,
  type PieceToPrice,
  type PricingStep,
  type ProductPrice,
} from './price-cart.ts';
export { shareOut } from './share-out.ts';
export { subtotalOf, totalsOf, type PricedLine } from './totals.ts';
