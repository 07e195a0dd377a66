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
