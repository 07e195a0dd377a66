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

  const pages = ['/', '/catalog/zhenschiny/vse', `/product/${product.url}`];
  const personal = ['/cart', '/cart/checkout', '/bd', '/thankyoupage', '/personal', '/account'];
  const own = [...personal, '/personal/orders', '/personal/orders/1', '/personal/data', '/personal/deletion'];
  for (const path of [...pages, ...own]) {
    const first = await page.request.get(path);
    const again = await page.request.get(path, {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    for (const { headers, text } of [first, again].map((one) => ({
      headers: one.headers(),
      text: () => one.text(),
    }))) {
      expect(headers['cache-control'], path).toBe(own.includes(path) ? 'no-store' : 'private, no-cache');
      expect(headers['vary'], path).toContain('cookie');
      expect(headers['set-cookie'], path).toBeUndefined();
      const body = await text();
      for (const secret of [shopper.phone.slice(2), shopper.email, profile.clubproId])
        expect(body.includes(secret), path).toBe(false);
    }
  }
});
