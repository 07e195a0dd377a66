import type { PiecePrice } from './price-cart.ts';

/** What a member can pay with besides money. */
export interface Purse {
  /** Whole bonuses. */
  balance: number;
  /** What one is worth, minor units. */
  worth: number;
  /** Most of a purchase that bonuses pay, per cent. */
  percent: number;
  /** Whether the share is of the original price, as an employee's is. */
  isOfOriginal: boolean;
}

/** A piece that bonuses may pay a part of. Pieces of one product are paid alike. */
export interface PayablePiece {
  id: string;
  productId: string;
  isAvailable: boolean;
}

interface Kind {
  ids: string[];
  /** Most bonuses for each of its pieces. */
  most: number;
}

/** Most bonuses for a piece; something of its price always remains. */
function mostOf({ pricePerItem, catalogPrice }: PiecePrice, { worth, percent, isOfOriginal }: Purse): number {
  const share = Math.trunc(((isOfOriginal ? catalogPrice : pricePerItem) * percent) / (100 * worth));
  return Math.max(0, Math.min(share, Math.trunc((pricePerItem - 1) / worth)));
}

function kindsOf(
  pieces: readonly PayablePiece[],
  prices: ReadonlyMap<string, PiecePrice>,
  purse: Purse,
): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { id, productId, isAvailable } of pieces) {
    const price = prices.get(id);
    if (!isAvailable || !price) continue;
    const kind = kinds.get(productId) ?? { ids: [], most: mostOf(price, purse) };
    kind.ids.push(id);
    kinds.set(productId, kind);
  }
  return [...kinds.values()];
}

const countOf = ({ ids, most }: Kind) => ids.length * most;

/** Bonuses for each piece of the kinds: by their most, and what is left over to those that come first. */
function shareAmong(kinds: readonly Kind[], wanted: number): number[] {
  const all = kinds.reduce((sum, kind) => sum + countOf(kind), 0);
  if (all === 0) return kinds.map(() => 0);
  const each = kinds.map(({ most }) => Math.trunc((most * wanted) / all));
  let left = wanted - kinds.reduce((sum, { ids }, place) => sum + ids.length * (each[place] ?? 0), 0);
  return kinds.map(({ ids, most }, place) => {
    const share = each[place] ?? 0;
    const more = Math.min(most - share, Math.trunc(left / ids.length));
    left -= more * ids.length;
    return share + more;
  });
}

/**
 * Pays a part of some pieces with bonuses: whole ones, as many as the balance and the share of each piece allow (CLUB-11,
 * CLUB-12). Pieces of one product cost the same afterwards, so that a few bonuses may remain. `used` are spent in all.
 */
export function payWithBonuses(
  pieces: readonly PayablePiece[],
  prices: ReadonlyMap<string, PiecePrice>,
  purse: Purse,
): { prices: Map<string, PiecePrice>; used: number } {
  const kinds = kindsOf(pieces, prices, purse);
  const wanted = Math.min(
    purse.balance,
    kinds.reduce((sum, kind) => sum + countOf(kind), 0),
  );
  const shares = shareAmong(kinds, wanted);
  const paid = new Map(prices);
  let used = 0;
  for (const [place, { ids }] of kinds.entries()) {
    const bonuses = shares[place] ?? 0;
    if (bonuses === 0) continue;
    used += bonuses * ids.length;
    const amount = bonuses * purse.worth;
    for (const id of ids) {
      const price = prices.get(id);
      if (!price) continue;
      const discounts = [...price.discounts, { type: 'BONUS' as const, amount }];
      paid.set(id, { ...price, pricePerItem: price.pricePerItem - amount, discounts });
    }
  }
  return { prices: paid, used };
}
