import { expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

test('no shared cache may store a page of a member or what she is told of herself, and nothing of her stands in the page', async ({
  page,
}) => {
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  const { product } = await goodsOf(page);
  const reply = await page.request.get('/api/v3/account');
  const { profile } = (await reply.json()) as { profile: { clubproId: string } };
  expect(reply.headers()['cache-control']).toMatch(/^(?:no-store|private, no-cache)$/);

  const pages = ['/', '/catalog/zhenschiny/vse', `/product/${product.url}`, '/cart', '/cart/checkout', '/bd'];
  for (const path of pages) {
    const first = await page.request.get(path);
    const again = await page.request.get(path, {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    for (const { headers, text } of [first, again].map((one) => ({
      headers: one.headers(),
      text: () => one.text(),
    }))) {
      expect(headers['cache-control'], path).toBe('private, no-cache');
      expect(headers['vary'], path).toContain('cookie');
      expect(headers['set-cookie'], path).toBeUndefined();
      const body = await text();
      for (const own of [shopper.phone.slice(2), shopper.email, profile.clubproId])
        expect(body.includes(own), path).toBe(false);
    }
  }
  for (const path of ['/personal', '/account', '/personal/orders', '/personal/data', '/personal/deletion'])
    expect((await page.request.get(path)).headers()['cache-control'], path).toBe('no-store');
});
