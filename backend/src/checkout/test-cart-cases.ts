/** Where the pieces of a size are: the warehouse, two shops of the visitor's city, a shop of another city. */
export type Pieces = Partial<Record<'delivery' | 'arbat' | 'tverskaya' | 'kazan1', number>>;

/** What a shopper does about the lines that have no way of getting yet: as many of them as the way has. */
export type Way = 'courier' | 'arbat' | 'tverskaya' | 'remove';

/** What is in an order, by size. */
type Ordered = Readonly<Record<string, number>>;

/** A state of a cart, what the shopper chooses, and where this leads. */
export interface CartCase {
  title: string;
  /** How many pieces of each size are in the cart. */
  cart: Ordered;
  /** What is left of each size when she comes to checkout; a size that is not here is nowhere. */
  stock: Readonly<Record<string, Pieces>>;
  ways: readonly Way[];
  /** The orders that are made, in the order of their oldest lines; none where the checkout is refused. */
  orders: readonly (readonly [by: 'courier' | 'arbat' | 'tverskaya', lines: Ordered])[];
  /** Sizes that stay in the cart, marked as sold out. */
  soldOut?: readonly string[];
  /** Those of them that another city has. */
  elsewhere?: readonly string[];
  /** Why nothing is ordered: the code, the sizes that the refusal names, and the ways that are still open for them. */
  refusal?: { code: string; names: readonly string[]; offers: readonly Way[] };
}

const [dress, coat, scarf] = ['p1-42', 'p1-44', 'p2-42'] as const;
const plenty = { delivery: 50 };

/** One line, wherever it is, by either way. */
const ofOneLine: readonly CartCase[] = [
  {
    title: 'online only, by courier',
    cart: { [dress]: 1 },
    stock: { [dress]: { delivery: 1 } },
    ways: ['courier'],
    orders: [['courier', { [dress]: 1 }]],
  },
  {
    title: 'online only, collected: the warehouse sends it to the shop',
    cart: { [dress]: 1 },
    stock: { [dress]: { delivery: 1 } },
    ways: ['arbat'],
    orders: [['arbat', { [dress]: 1 }]],
  },
  {
    title: 'in the chosen shop only, collected there',
    cart: { [dress]: 1 },
    stock: { [dress]: { arbat: 1 } },
    ways: ['arbat'],
    orders: [['arbat', { [dress]: 1 }]],
  },
  {
    title: 'in a shop only, by courier: the shop is offered',
    cart: { [dress]: 1 },
    stock: { [dress]: { arbat: 1 } },
    ways: ['courier'],
    orders: [],
    refusal: { code: 'obtaining_method_required', names: [dress], offers: ['arbat', 'remove'] },
  },
  {
    title: 'in another shop of the city only: that one is offered',
    cart: { [dress]: 1 },
    stock: { [dress]: { tverskaya: 1 } },
    ways: ['arbat'],
    orders: [],
    refusal: { code: 'obtaining_method_required', names: [dress], offers: ['tverskaya', 'remove'] },
  },
  {
    title: 'in another shop of the city only, collected there',
    cart: { [dress]: 1 },
    stock: { [dress]: { tverskaya: 1 } },
    ways: ['arbat', 'tverskaya'],
    orders: [['tverskaya', { [dress]: 1 }]],
  },
  {
    title: 'in a shop of another city only',
    cart: { [dress]: 1 },
    stock: { [dress]: { kazan1: 1 } },
    ways: ['courier'],
    orders: [],
    soldOut: [dress],
    elsewhere: [dress],
    refusal: { code: 'no_orders', names: [dress], offers: ['remove'] },
  },
  {
    title: 'nowhere',
    cart: { [dress]: 1 },
    stock: {},
    ways: ['arbat'],
    orders: [],
    soldOut: [dress],
    refusal: { code: 'no_orders', names: [dress], offers: ['remove'] },
  },
  ...(['courier', 'arbat'] as const).map((way): CartCase => ({
    title: `online and in the shop, ${way}`,
    cart: { [dress]: 2 },
    stock: { [dress]: { delivery: 2, arbat: 2 } },
    ways: [way],
    orders: [[way, { [dress]: 2 }]],
  })),
];

/** More pieces of a size than one place has. */
const ofQuantities: readonly CartCase[] = [
  {
    title: 'the shop has one of three and the warehouse the others: all are collected',
    cart: { [dress]: 3 },
    stock: { [dress]: { arbat: 1, delivery: 2 } },
    ways: ['arbat'],
    orders: [['arbat', { [dress]: 3 }]],
  },
  {
    title: 'the warehouse has one of three and the shop the others: one is brought, two are collected',
    cart: { [dress]: 3 },
    stock: { [dress]: { arbat: 2, delivery: 1 } },
    ways: ['courier', 'arbat'],
    orders: [
      ['courier', { [dress]: 1 }],
      ['arbat', { [dress]: 2 }],
    ],
  },
  {
    title: 'three pieces hang in two shops: two orders are collected',
    cart: { [dress]: 3 },
    stock: { [dress]: { arbat: 2, tverskaya: 1 } },
    ways: ['arbat', 'tverskaya'],
    orders: [
      ['arbat', { [dress]: 2 }],
      ['tverskaya', { [dress]: 1 }],
    ],
  },
  {
    title: 'the city has two of three: the third stays in the cart',
    cart: { [dress]: 3 },
    stock: { [dress]: { delivery: 1, arbat: 1 } },
    ways: ['arbat'],
    orders: [['arbat', { [dress]: 2 }]],
    soldOut: [dress],
  },
];

/** Several lines that no one way has. */
const ofSeveralLines: readonly CartCase[] = [
  {
    title: 'a size of the shops beside another by courier: it is named, and its shop is offered',
    cart: { [dress]: 1, [scarf]: 1 },
    stock: { [dress]: { arbat: 1 }, [scarf]: plenty },
    ways: ['courier'],
    orders: [],
    refusal: { code: 'obtaining_method_required', names: [dress], offers: ['arbat', 'remove'] },
  },
  {
    title: 'a size of the shops is collected, the rest is brought',
    cart: { [dress]: 1, [scarf]: 1 },
    stock: { [dress]: { arbat: 1 }, [scarf]: plenty },
    ways: ['courier', 'arbat'],
    orders: [
      ['arbat', { [dress]: 1 }],
      ['courier', { [scarf]: 1 }],
    ],
  },
  {
    title: 'what neither the chosen shop nor the warehouse has is collected in the shop that has it',
    cart: { [dress]: 1, [coat]: 1 },
    stock: { [dress]: { arbat: 1 }, [coat]: { tverskaya: 1 } },
    ways: ['arbat', 'tverskaya'],
    orders: [
      ['arbat', { [dress]: 1 }],
      ['tverskaya', { [coat]: 1 }],
    ],
  },
  {
    title: 'what neither the chosen shop nor the warehouse has is not offered by courier',
    cart: { [dress]: 1, [coat]: 1 },
    stock: { [dress]: { arbat: 1 }, [coat]: { tverskaya: 1 } },
    ways: ['arbat'],
    orders: [],
    refusal: { code: 'obtaining_method_required', names: [coat], offers: ['tverskaya', 'remove'] },
  },
  {
    title: 'what the chosen shop does not have is given up, and the rest is ordered',
    cart: { [dress]: 1, [coat]: 1 },
    stock: { [dress]: { arbat: 1 }, [coat]: { tverskaya: 1 } },
    ways: ['arbat', 'remove'],
    orders: [['arbat', { [dress]: 1 }]],
  },
  {
    title: 'three lines in three places make three orders',
    cart: { [dress]: 1, [coat]: 1, [scarf]: 1 },
    stock: { [dress]: { arbat: 1 }, [coat]: { tverskaya: 1 }, [scarf]: { delivery: 1 } },
    ways: ['courier', 'arbat', 'tverskaya'],
    orders: [
      ['arbat', { [dress]: 1 }],
      ['tverskaya', { [coat]: 1 }],
      ['courier', { [scarf]: 1 }],
    ],
  },
  {
    title: 'what is sold out stays in the cart, and the rest is ordered',
    cart: { [dress]: 1, [coat]: 1 },
    stock: { [dress]: { delivery: 1 } },
    ways: ['courier'],
    orders: [['courier', { [dress]: 1 }]],
    soldOut: [coat],
  },
  {
    title: 'what only another city has stays in the cart, and the rest is ordered',
    cart: { [dress]: 1, [coat]: 1 },
    stock: { [dress]: { arbat: 1 }, [coat]: { kazan1: 3 } },
    ways: ['arbat'],
    orders: [['arbat', { [dress]: 1 }]],
    soldOut: [coat],
    elsewhere: [coat],
  },
  {
    title: 'everything is given up: there is nothing to order',
    cart: { [dress]: 1 },
    stock: { [dress]: { tverskaya: 1 } },
    ways: ['remove'],
    orders: [],
    refusal: { code: 'lines_not_found', names: [], offers: ['remove'] },
  },
];

/** Every state of a cart with regard to where its lines are, and where each way out of it leads. */
export const cartCases: readonly CartCase[] = [...ofOneLine, ...ofQuantities, ...ofSeveralLines];
