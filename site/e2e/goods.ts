import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { expect, test, type Page } from '@playwright/test';

/** A product with plenty of every size, and one of its sizes. */
export interface Goods {
  product: Product;
  skuId: string;
  size: string;
}

let taken = 0;

/** Products that can be ordered; each call answers another one, so that tests do not empty each other's shelves. */
export async function goodsOf(page: Page, category = 'zhenschiny/platya'): Promise<Goods> {
  const listed = await page.request.get(`/api/v3/category-products?url=${encodeURIComponent(category)}`);
  const { tiles } = (await listed.json()) as CategoryProducts;
  const cards = tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []));
  for (let tries = 0; tries < cards.length; tries += 1) {
    taken += 1;
    const card = cards[(taken * 2 + (test.info().workerIndex % 2)) % cards.length];
    const product = (await (await page.request.get(`/api/v3/product/${card?.id}`)).json()) as Product;
    const sizes = product.skus.filter(
      ({ availability }) => availability.isOnlineAvailable && !availability.isLast,
    );
    const [first] = sizes;
    if (first && sizes.length > 2) return { product, skuId: first.id, size: first.size };
  }
  throw new Error(`Nothing of ${category} can be ordered.`);
}

/** A product that hangs in a shop of the visitor's city; not every one that can be ordered does. */
export async function hangingGoodsOf(page: Page): Promise<Goods> {
  for (let tries = 0; tries < 10; tries += 1) {
    const goods = await goodsOf(page);
    const reply = await page.request.get(`/api/v3/product/${goods.product.id}/availability`);
    const { stores } = (await reply.json()) as { stores: readonly unknown[] };
    if (stores.length > 0) return goods;
  }
  throw new Error('No dress hangs in a shop of the city.');
}

/** A product of which one size cannot be delivered and hangs in a shop of the visitor's city. */
export async function collectedGoodsOf(page: Page): Promise<Goods> {
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fplatya');
  const { tiles } = (await listed.json()) as CategoryProducts;
  for (const tile of tiles) {
    if (tile.type !== 'product_tile') continue;
    const product = (await (await page.request.get(`/api/v3/product/${tile.product.id}`)).json()) as Product;
    const apart = product.skus.filter(
      ({ availability }) => !availability.isOnlineAvailable && availability.inStores,
    );
    if (apart.length === 0 || apart.length === product.skus.length) continue;
    const reply = await page.request.get(`/api/v3/product/${product.id}/availability`);
    const { stores } = (await reply.json()) as { stores: readonly { skus: readonly { skuId: string }[] }[] };
    const here = apart.find(({ id }) => stores.some(({ skus }) => skus.some(({ skuId }) => skuId === id)));
    if (here) return { product, skuId: here.id, size: here.size };
  }
  throw new Error('Every size of every dress can be delivered.');
}

/** Puts products into the cart of this browser without its pages. */
export async function putIntoCart(page: Page, goods: readonly Goods[], quantity = 1): Promise<CartReply> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'session_token')?.value;
  const reply = await page.request.post('/api/v3/cart/products/add', {
    data: { items: goods.map(({ skuId }) => ({ skuId, quantity })) },
    headers: token ? { 'x-session-token': decodeURIComponent(token) } : {},
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as CartReply;
}
