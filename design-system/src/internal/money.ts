/**
 * How every amount of money is set: in figures of their own width, as in the words around it. Figures of one width, beside
 * these, read as another font. A style spreads it after `font`, which would take it back.
 */
export const money = { fontVariantNumeric: 'lining-nums proportional-nums' } as const;
