import { expect, test } from 'vitest';
import { judge, proofReader, readStore, type Store } from './proofs.ts';
import type { Row } from './rows.ts';

const row = (given: Partial<Row>): Row => ({
  id: 'CAT-01',
  area: 'CAT',
  kind: 'behaviour',
  statement: '',
  level: 'shop',
  status: 'open',
  ...given,
});
const store: Store = { files: new Set(), sent: new Set(['getCart', 'tellGateway']) };
const calls = [
  { name: 'getCart', base: 'v3', method: 'GET', path: '/cart' },
  { name: 'addPromo', base: 'v3', method: 'POST', path: '/cart/promo/add' },
  { name: 'tellGateway', base: 'pg', method: 'POST', path: '/event' },
  { name: 'oldLookup', base: 'legacy', method: 'GET', path: '/lookup' },
] as const;
const proves = judge(store, calls, (file) =>
  file === 'journey' ? 'shop' : file === 'component' ? 'component' : file === 'idle' ? 'none' : 'call',
);
const by = (file: string) => ({ file, isIdle: false });

test('what a shopper sees is proven in the shop, and by nothing below it', () => {
  expect(proves(row({}), by('journey'))).toBe(true);
  expect(proves(row({}), by('component'))).toBe(false);
  expect(proves(row({}), by('backend'))).toBe(false);
});

test('what has no face is proven by any test but of what no page draws', () => {
  const faceless = row({ level: 'call' });

  expect(proves(faceless, by('backend'))).toBe(true);
  expect(proves(faceless, by('idle'))).toBe(false);
});

test('a component proves what the requirements ask of a component', () => {
  expect(proves(row({ area: 'MODAL' }), by('component'))).toBe(true);
});

test('a story that plays nothing proves nothing', () => {
  expect(proves(row({ level: 'call' }), { file: 'journey', isIdle: true })).toBe(false);
});

test('a call is proven when the store makes it, or when it is there for others', () => {
  const about = (statement: string) => row({ level: 'call', statement });

  expect(proves(about('GET /cart, no payload, returns the cart.'), by('backend'))).toBe(true);
  expect(proves(about('POST /cart/promo/add with promo.'), by('backend'))).toBe(false);
  expect(proves(about('GET /lookup with id.'), by('backend'))).toBe(true);
  expect(proves(about('Legacy POST /pg/event with a body.'), by('backend'))).toBe(true);
  expect(proves(about('GET /nowhere with id.'), by('backend'))).toBe(false);
});

test('the store’s own tests are told apart by where they stand and what they draw', () => {
  const proofOf = proofReader(readStore());

  expect(proofOf('site/e2e/cart.spec.ts')).toBe('shop');
  expect(proofOf('stories/features/cart/CartPage.stories.tsx')).toBe('shop');
  expect(proofOf('stories/design-system/Button.stories.tsx')).toBe('component');
  expect(proofOf('stories/design-system/Video.stories.tsx')).toBe('none');
  expect(proofOf('backend/src/cart/cart.test.ts')).toBe('call');
});
