import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, freeStock } from './allocation.ts';

const at = (sku_id: string, place_id: string, free: number) => ({ sku_id, place_id, free });
const piece = (id: string, places: string[], skuId = 'dress') => ({ id, skuId, places });

test('a pickup takes what the shop has, and the warehouse brings the rest', () => {
  const free = freeStock([at('dress', 'arbat', 1), at('dress', 'delivery', 1)]);
  const pieces = ['a', 'b', 'c'].map((id) => piece(id, ['arbat', 'delivery']));

  expect([...allocate(pieces, free)]).toEqual([
    ['a', 'arbat'],
    ['b', 'delivery'],
  ]);
});

test('another size or another place helps nobody', () => {
  const free = freeStock([at('coat', 'delivery', 5), at('dress', 'tverskaya', 5)]);

  expect(allocate([piece('a', ['arbat', 'delivery'])], free).size).toBe(0);
});

test('no place gives more than it has, and a piece goes without only when its places are empty', () => {
  const places = ['delivery', 'arbat', 'tverskaya'];
  const wanted = fc.array(fc.subarray(places, { minLength: 1 }), { maxLength: 30 });

  fc.assert(
    fc.property(wanted, fc.array(fc.nat(8), { minLength: 3, maxLength: 3 }), (asked, stock) => {
      const free = freeStock(places.map((place, index) => at('dress', place, stock[index] ?? 0)));
      const pieces = asked.map((of, index) => piece(String(index), of));

      const given = allocate(pieces, free);

      const left = (place: string) =>
        free('dress', place) - [...given.values()].filter((from) => from === place).length;
      for (const place of places) expect(left(place)).toBeGreaterThanOrEqual(0);
      const without = pieces.filter(({ id }) => !given.has(id)).flatMap((one) => one.places);
      expect(without.filter((place) => left(place) > 0)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
