import { limits } from '@rukav/contract';

interface Piece {
  id: string;
  sku_id: string;
}

/** Which pieces of a saved cart come over, and how many of its lines are left out, whole or in part. */
export interface Merged {
  taken: string[];
  leftOut: number;
}

/** Joins a saved cart to one that is there: 50 sizes at most, 50 pieces of each, 500 in all; what is there stays (CART-37). */
export function mergePieces(current: readonly Piece[], saved: readonly Piece[]): Merged {
  const held = new Map<string, number>();
  for (const { sku_id } of current) held.set(sku_id, (held.get(sku_id) ?? 0) + 1);

  const taken: string[] = [];
  const left = new Set<string>();
  for (const { id, sku_id } of saved) {
    const count = held.get(sku_id);
    const isFull = current.length + taken.length >= limits.cartPieces;
    const isTooMany = count === undefined ? held.size >= limits.cartMerge : count >= limits.quantityPerGoods;
    if (isFull || isTooMany) {
      left.add(sku_id);
      continue;
    }
    held.set(sku_id, (count ?? 0) + 1);
    taken.push(id);
  }
  return { taken, leftOut: left.size };
}
