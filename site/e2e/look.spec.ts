import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { PromoKit, Product } from '@rukav/contract/product/schemas.ts';
import { expect, open, test, type Page } from './fixtures.ts';
import { text } from './words.ts';

interface Look {
  product: Product;
  kit: PromoKit;
}

/** A dress with a look in which each garment can be ordered in some size. */
async function aLook(page: Page): Promise<Look> {
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fvse&pageSize=96');
  const { tiles } = (await listed.json()) as CategoryProducts;
  for (const tile of tiles) {
    if (tile.type !== 'product_tile') continue;
    const { id } = tile.product;
    const reply = await page.request.get(`/api/v3/product/${id}/promo-kits`);
    const { kits } = (await reply.json()) as { kits: PromoKit[] };
    const kit = kits.find(({ pieces }) =>
      pieces.every(
        ({ skus }) => skus.filter(({ availability }) => availability.isOnlineAvailable).length > 1,
      ),
    );
    if (kit) {
      const product = (await (await page.request.get(`/api/v3/product/${id}`)).json()) as Product;
      return { product, kit };
    }
  }
  throw new Error('No product has a look that can be ordered.');
}

test('a whole look goes into the cart, each garment in its size, and is asked for where one lacks @phone [PDP-14 PDP-15]', async ({
  page,
}) => {
  const { product, kit } = await aLook(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('button', { name: text('ru', 'product.look.open') })
    .nth(product.kits.findIndex(({ id }) => id === kit.id))
    .click();
  const look = page.getByRole('dialog', { name: kit.name });
  await expect(look.getByRole('radiogroup')).toHaveCount(kit.pieces.length);
  await look.getByRole('button', { name: text('ru', 'product.look.add') }).click();
  await expect(look.getByText(text('ru', 'product.look.missed')).first()).toBeVisible();

  const wanted = kit.pieces.map(({ product: { name }, skus }) => ({
    name,
    size: skus.findLast(({ availability }) => availability.isOnlineAvailable)?.size ?? '',
  }));
  for (const [index, { size }] of wanted.entries())
    await look.getByRole('radiogroup').nth(index).getByRole('radio', { name: size, exact: true }).click();
  await look.getByRole('button', { name: text('ru', 'product.look.add') }).click();
  await expect(look).toBeHidden();

  await open(page, '/cart');
  for (const { name, size } of wanted) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(line.locator('option:checked').first()).toHaveText(size);
  }
});
