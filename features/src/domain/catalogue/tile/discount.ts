/** By how much a price fell, as it is written: `−30 %`. Amounts are minor units; the percentage is cut, never raised. */
export const discountPercent = (basePrice: number, discountPrice: number) =>
  `−${Math.floor(((basePrice - discountPrice) * 100) / basePrice)}\u00a0%`;
