import type { Language } from '@rukav/contract';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { Product, StoreAvailability } from '@rukav/contract/product/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { expect, type Page } from '@playwright/test';

/** A product, and one of its sizes. */
export interface Goods {
  product: Product;
  skuId: string;
  size: string;
}

/** The city of a visitor who has chosen none: Moscow, and in Kazakh Almaty. */
const cities: Record<Language, number> = { ru: 524901, kk: 1526384 };

interface Wanted {
  category?: string;
  /** Only a product with a discount. */
  isReduced?: boolean;
  /** Where the size is, by id of the place; without it the warehouse has plenty. */
  stock?: Readonly<Record<string, number>>;
}

/** A product that no other journey touches, with a size of it that has these pieces and no others. */
export async function goodsWith(
  page: Page,
  { category = 'zhenschiny/platya', isReduced = false, stock }: Wanted = {},
): Promise<Goods> {
  const listed = await page.request.get(`/api/v3/category-products?url=${encodeURIComponent(category)}`);
  const { tiles } = (await listed.json()) as CategoryProducts;
  const products = tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []));
  const of = products.filter(({ price }) => !isReduced || price.discountPrice !== null).map(({ id }) => id);
  const given = await page.request.post('/dev/goods', { data: { of, ...(stock && { stock }) } });
  expect(given.ok(), await given.text()).toBe(true);
  const { productId, skuId, size } = (await given.json()) as {
    productId: string;
    skuId: string;
    size: string;
  };
  const product = (await (await page.request.get(`/api/v3/product/${productId}`)).json()) as Product;
  return { product, skuId, size };
}

/** A product that can be ordered, and that no other journey touches. */
export const goodsOf = (page: Page, category = 'zhenschiny/platya'): Promise<Goods> =>
  goodsWith(page, { category });

/** The shops of the visitor's city that hand orders over, by number. */
export async function shopsOfCity(page: Page, language: Language = 'ru'): Promise<readonly PickupPoint[]> {
  const reply = await page.request.get(`/api/v3/stores/city?cityId=${cities[language]}`);
  const { stores } = (await reply.json()) as { stores: PickupPoint[] };
  return stores.filter(({ shopStatus }) => shopStatus.shopNowStatus === 'IS_OPEN');
}

/** The shops of Moscow that hand orders over, by number. */
export const shopsOfMoscow = (page: Page) => shopsOfCity(page);

/** A product that hangs in a shop of the visitor's city; not every one that can be ordered does. */
export async function hangingGoodsOf(page: Page): Promise<Goods> {
  const [shop] = await shopsOfCity(page);
  return goodsWith(page, { stock: { delivery: 50, [shop?.id ?? '']: 5 } });
}

/** A product that hangs in every shop of the visitor's city. */
export async function everywhereGoodsOf(page: Page, language: Language = 'ru'): Promise<Goods> {
  const shops = await shopsOfCity(page, language);
  return goodsWith(page, { stock: { delivery: 50, ...Object.fromEntries(shops.map(({ id }) => [id, 5])) } });
}

/** The shops of the visitor's city in which a product hangs, as the server answers them. */
export async function storesWith(page: Page, productId: string): Promise<readonly StoreAvailability[]> {
  const reply = await page.request.get(`/api/v3/product/${productId}/availability`);
  return ((await reply.json()) as { stores: StoreAvailability[] }).stores;
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
    const stores = await storesWith(page, product.id);
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
