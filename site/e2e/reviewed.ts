import type { Page } from '@playwright/test';
import type { CategoryProducts, ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import type { Reviews } from '@rukav/contract/reviews/schemas.ts';

const reviewsOf = async (page: Page, card: ProductCard) =>
  (await (
    await page.request.get(`/api/v3/products/reviews?pageSize=100&productId=${card.id}`)
  ).json()) as Reviews;

/** A dress whose reviews are as a test needs them. */
export async function dressWith(page: Page, suits: (reviews: Reviews) => boolean) {
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fplatya');
  const { tiles } = (await listed.json()) as CategoryProducts;
  for (const tile of tiles) {
    if (tile.type !== 'product_tile') continue;
    const told = await reviewsOf(page, tile.product);
    if (suits(told)) return { ...told, address: `/product/${tile.product.url}` };
  }
  throw new Error('No dress has such reviews.');
}
