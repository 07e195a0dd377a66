/** Rules that are mutated together, and the tests that have to notice. */
export interface Area {
  /** What the command calls it. */
  name: string;
  /** Files whose rules are mutated. */
  rules: readonly string[];
  /** Globs of the tests that are tried against every mutant of these files. */
  tests: readonly string[];
}

/** The rules that money and trust depend on. */
export const areas: readonly Area[] = [
  {
    name: 'pricing',
    rules: ['price-cart', 'share-out', 'totals'].map((file) => `backend/src/pricing/${file}.ts`),
    tests: ['backend/src/pricing/*.test.ts'],
  },
  {
    name: 'cart-rules',
    rules: ['allocation', 'merge', 'payment-methods'].map((file) => `backend/src/cart/${file}.ts`),
    tests: ['backend/src/cart/{allocation,rules}.test.ts'],
  },
  {
    name: 'cart',
    rules: ['group-price', 'obtaining', 'priced-cart', 'save-cart', 'reprice', 'to-priced-cart'].map(
      (file) => `backend/src/cart/${file}.ts`,
    ),
    tests: ['backend/src/cart/*.test.ts'],
  },
  {
    name: 'checkout',
    rules: ['backend/src/checkout/check-cart.ts'],
    tests: ['backend/src/checkout/{cart-cases,check-cart,obstacles,refusals}.test.ts'],
  },
  {
    name: 'orders',
    rules: ['backend/src/orders/lifecycle.ts'],
    tests: ['backend/src/orders/lifecycle.test.ts'],
  },
  {
    name: 'session',
    rules: ['backend/src/http/session.ts'],
    tests: ['backend/src/http/session.test.ts', 'backend/src/session/session.test.ts'],
  },
  {
    name: 'listing',
    rules: ['match-products', 'facet-values', 'list-facet'].map((file) => `backend/src/catalogue/${file}.ts`),
    tests: ['backend/src/catalogue/*.test.ts'],
  },
  {
    name: 'contract',
    rules: ['contract/src/catalogue/filters.ts'].concat(
      ['address', 'checks', 'fault', 'person', 'texts'].map((file) => `contract/src/fields/${file}.ts`),
    ),
    tests: ['contract/src/{catalogue,fields}/*.test.ts', 'features/src/domain/address/fields.test.ts'],
  },
  {
    name: 'forms',
    rules: ['create-draft', 'create-form', 'faults-of'].map(
      (file) => `features/src/platform/forms/${file}.ts`,
    ),
    tests: ['features/src/platform/forms/*.test.ts'],
  },
  {
    name: 'refusals',
    rules: ['features/src/platform/errors/handle-refusals.ts', 'features/src/platform/session/index.ts'],
    tests: ['features/src/platform/{errors,session}/*.test.ts'],
  },
  {
    name: 'order-form',
    rules: ['faults', 'plan', 'amounts', 'refusals'].map((file) => `features/src/domain/checkout/${file}.ts`),
    tests: ['features/src/domain/checkout/*.test.ts'],
  },
];

/** Names the area to the processes that Stryker starts. */
export const areaVariable = 'MUTATION_AREA';

/** The area that this process was started for. */
export function areaFromEnvironment(): Area {
  const area = areas.find(({ name }) => name === process.env[areaVariable]);
  if (!area) throw new Error(`${areaVariable} names no area. Run npm run mutate.`);
  return area;
}
