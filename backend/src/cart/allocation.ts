/** The central warehouse's place in `stock`; every other place is a shop's id. */
export const warehouse = 'delivery';

/** A piece that somebody wants, and where it may come from, best place first. */
export interface WantedPiece {
  id: string;
  skuId: string;
  places: readonly string[];
}

/** Free pieces by sku and place. */
export type FreeStock = (skuId: string, placeId: string) => number;

/** Reads rows of `stock` as free pieces; what has no row has none. */
export function freeStock(rows: readonly { sku_id: string; place_id: string; free: number }[]): FreeStock {
  const free = new Map(rows.map((row) => [`${row.sku_id} ${row.place_id}`, row.free]));
  return (skuId, placeId) => free.get(`${skuId} ${placeId}`) ?? 0;
}

/**
 * Gives each piece the first of its places that has one left, in the order of the pieces. A piece that is missing from the
 * answer cannot be had.
 */
export function allocate(pieces: readonly WantedPiece[], free: FreeStock): Map<string, string> {
  const taken = new Map<string, number>();
  const given = new Map<string, string>();
  for (const { id, skuId, places } of pieces) {
    const place = places.find((at) => (taken.get(`${skuId} ${at}`) ?? 0) < free(skuId, at));
    if (place === undefined) continue;
    given.set(id, place);
    taken.set(`${skuId} ${place}`, (taken.get(`${skuId} ${place}`) ?? 0) + 1);
  }
  return given;
}

/** How many pieces of a sku some places have in all. */
export const freeIn = (skuId: string, places: readonly string[], free: FreeStock): number =>
  places.reduce((sum, place) => sum + free(skuId, place), 0);
