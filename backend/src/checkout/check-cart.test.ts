import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { GroupRow, LineRow, PricedCart } from '../cart/index.ts';
import { mostPieces, obstacleOf, refusalOfState, type GroupWorld } from './check-cart.ts';

const piece = (id: string, changes: Partial<LineRow> = {}) =>
  ({ id, sku_id: 'dress', group_id: 'g1', is_available: true, ...changes }) as LineRow;
const courier = {
  id: 'g1',
  type: 'delivery',
  point_id: null,
  city_id: 1,
  address: { street: 'Лесная', house: '7' },
} as GroupRow;
const buyer = { full_name: 'Анна Ли', phone: '+79161234567', email: 'anna@example.com' };

/** A cart of one piece that a courier brings; only what is asked of it before it is ordered. */
function aCart({
  person = {},
  ...changes
}: { person?: object; lines?: LineRow[]; groups?: GroupRow[] } = {}) {
  return {
    cart: { ...buyer, payment_method: 'card', ...person },
    lines: [piece('a')],
    giftCards: [],
    groups: [courier],
    groupPrices: new Map(),
    points: new Map(),
    prices: new Map(),
    context: {
      country: 'RU',
      hasPersonalPrices: true,
      paying: {
        flags: { giftCardPayment: true, sbpPayment: true, bnplPayment: true },
        connected: readConfig({}).payments,
      },
    },
    ...changes,
  } as unknown as PricedCart;
}
const world: GroupWorld = {
  openPoints: { pickup: new Set(['arbat']), thirdparty: new Set(['step1']) },
  isOverfull: () => false,
  cities: new Map([[1, {}]]),
  isDelivered: () => true,
  isIntervalOffered: () => true,
};
const nothingOutdated = { price: [], availability: [] };
const codeOf = (cart: PricedCart, outdated = nothingOutdated) => obstacleOf(cart, outdated, world)?.code;

test('a cart that lacks nothing is ordered', () => {
  expect(obstacleOf(aCart(), nothingOutdated, world)).toBeUndefined();
});

test.each([
  ['issued', 1, 1, 'basket_issued'],
  ['cancelled', 1, 1, 'basket_cancelled'],
  ['left', 1, 1, 'basket_left'],
  ['saved', 1, 1, 'basket_left'],
  ['active', 1, undefined, 'basket_not_found'],
  [undefined, 1, undefined, 'basket_not_found'],
  ['active', 3, 2, 'illegal_state'],
  ['active', 2, 3, 'irrelevant_version'],
] as const)('a cart that is %s, seen as version %s of %s, is refused as %s', (state, seen, current, code) => {
  expect(refusalOfState(state, seen, current)).toBe(code);
});

test('two hundred pieces are ordered at once, and not one more', () => {
  const pieces = (count: number) => Array.from({ length: count }, (_, index) => piece(String(index)));

  expect(codeOf(aCart({ lines: pieces(mostPieces) }))).toBeUndefined();
  expect(codeOf(aCart({ lines: pieces(mostPieces + 1) }))).toBe('too_many_lines');
});

test('prices that changed are told first, then what was sold out, with the pieces that it is about', () => {
  const [dearer, gone] = [piece('a'), piece('b')];
  const cart = aCart({ lines: [dearer, gone] });

  expect(obstacleOf(cart, { price: [dearer], availability: [gone] }, world)).toEqual({
    code: 'prices_outdated',
    lines: [dearer],
  });
  expect(obstacleOf(cart, { price: [], availability: [gone] }, world)).toEqual({
    code: 'sold_out',
    lines: [gone],
  });
});

test('a courier’s group that names a shop is no group of a courier', () => {
  expect(codeOf(aCart({ groups: [{ ...courier, point_id: 'arbat' }] }))).toBe('shipping_group_type_error');
});

test.each(['full_name', 'phone', 'email'])('an order without the %s of its recipient is refused', (field) => {
  expect(obstacleOf(aCart({ person: { [field]: null } }), nothingOutdated, world)).toEqual({
    code: 'contact_required',
    lines: [],
  });
});
