export { pricePiece, type PiecePrice, type ProductPrice } from './piece-price.ts';
export { shareOut } from './share-out.ts';
export { subtotalOf, totalsOf, type PricedLine } from './totals.ts';
