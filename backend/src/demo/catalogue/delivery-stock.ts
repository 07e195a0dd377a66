import { hashOf, shareOf } from '../random.ts';

/** How a product's sizes stand in the warehouse. */
export type Supply = 'usual' | 'last_size' | 'shops_only' | 'sold_out';

/** The supply of a product: most are usual, a few have one size left, hang in shops only, or are sold out. */
export function supplyOf(productId: string): Supply {
  const share = shareOf(`supply ${productId}`);
  return share < 0.035 ? 'last_size' : share < 0.065 ? 'shops_only' : share < 0.075 ? 'sold_out' : 'usual';
}

/** Pieces of each size in the warehouse that deliveries leave from, in the order of sizes. */
export function deliveryQuantities(productId: string, sizeCount: number): number[] {
  const supply = supplyOf(productId);
  const left = hashOf(`left ${productId}`) % sizeCount;
  return Array.from({ length: sizeCount }, (_, i) => {
    if (supply === 'shops_only' || supply === 'sold_out') return 0;
    if (supply === 'last_size') return i === left ? 1 : 0;
    const share = shareOf(`size ${productId} ${i}`);
    if (i !== left && share < 0.14) return 0;
    return share < 0.22 ? 1 : 2 + (hashOf(`pieces ${productId} ${i}`) % 58);
  });
}
