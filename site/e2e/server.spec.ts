import { createHash } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { storeNames } from '@rukav/brand';
import { expect, open, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';

/** The paths that a file of the sitemap lists. */
async function addressesIn(request: APIRequestContext, file: string): Promise<string[]> {
  const reply = await request.get(file);
  expect(reply.headers()['content-type']).toContain('xml');
  return [...(await reply.text()).matchAll(/<loc>([^<]+)/g)].map(([, address]) => {
    const { pathname, search } = new URL(address ?? '');
    return pathname + search;
  });
}

test('requests at the same time do not share anything between languages', async ({ request }) => {
  const locales = ['ru-RU', 'kk-KZ', 'ru-KZ'] as const;
  const pages = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const locale = locales[index % locales.length] ?? 'ru-RU';
      const reply = await request.get(`/catalog/zhenschiny/platya?locale=${locale}`);
      return { locale, html: await reply.text() };
    }),
  );
  for (const { locale, html } of pages) {
    expect(html).toContain(`data-locale="${locale}"`);
    expect(html).toContain(locale === 'kk-KZ' ? '<html lang="kk"' : '<html lang="ru"');
    expect(html.includes('₸')).toBe(locale !== 'ru-RU');
    expect(html.includes('₽')).toBe(locale === 'ru-RU');
    expect(html.includes('Тауарлар')).toBe(locale === 'kk-KZ');
  }
});

test('pages are shared by visitors of one city, never with one who chose another', async ({
  playwright,
  baseURL,
}) => {
  const visitor = () => playwright.request.newContext({ baseURL: baseURL ?? '' });
  const [nobody, other, settled] = await Promise.all([visitor(), visitor(), visitor()]);
  const cityOf = async (who: typeof nobody) =>
    /Выбрать город, сейчас ([^"]+)"/.exec(await (await who.get('/catalog/zhenschiny/platya')).text())?.[1];
  expect(await cityOf(nobody)).toBe('Москва');

  await settled.post('/api/v2/front/city', { data: { cityId: 498817 } });
  expect(await cityOf(settled)).toBe('Санкт-Петербург');
  expect(await cityOf(other)).toBe('Москва');
  await Promise.all([nobody, other, settled].map((who) => who.dispose()));
});

test('whoever comes by a marked link gets the page that all get; her address keeps the marks, and no link takes them on', async ({
  page,
  request,
}) => {
  const { product } = await goodsOf(page);
  const marks = 'utm_source=letter&utm_content=a%20b&yclid=17';
  for (const path of ['/catalog/zhenschiny/platya?size=44', `/product/${product.url}`, '/']) {
    // The first of the two may have had the page rendered anew for the second.
    await expect(async () => {
      const plain = await request.get(path);
      const marked = await request.get(`${path}${path.includes('?') ? '&' : '?'}${marks}`);
      expect(await marked.text()).toBe(await plain.text());
      expect(marked.headers()['etag']).toBe(plain.headers()['etag']);
      expect(await marked.text()).not.toMatch(/utm_|yclid/);
    }).toPass();
  }
  const [, id = ''] = /\/([^/]+)$/.exec(product.url) ?? [];
  const moved = await request.get(`/product/anders/${id}?${marks}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toContain(`?${marks}`);

  await open(page, `/catalog/zhenschiny/platya?size=44&${marks}`);
  expect(new URL(page.url()).search).toBe(`?size=44&${marks}`);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => /utm_|yclid/.test(href))).toEqual([]);
});

test('a page allows exactly the scripts that stand in it, and needs no more to come to life', async ({
  page,
  request,
}) => {
  const reply = await request.get('/');
  const headers = reply.headers();
  const policy = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  const scripts = [...(await reply.text()).matchAll(/<script(?! type="application)[^>]*>([^]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, text = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');

  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');

  await open(page, '/');
  await expect(page.getByRole('main')).toBeVisible();
});

test('a page that has not changed is not sent again, and whoever can read it compressed gets it so', async ({
  request,
}) => {
  const path = '/catalog/zhenschiny/platya';
  const whole = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
  const html = await whole.text();
  expect(whole.headers()['content-encoding']).toBeUndefined();
  for (const encoding of ['br', 'gzip']) {
    const compressed = await request.get(path, { headers: { 'accept-encoding': encoding } });
    expect(compressed.headers()).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding, cookie',
    });
    expect(await compressed.text()).toContain(/<title>[^<]*/.exec(html)?.[0]);
  }

  // A page is rendered anew every few seconds, and may be so between the two.
  await expect
    .poll(async () => {
      const { etag = '' } = (await request.get(path)).headers();
      return (await request.get(path, { headers: { 'if-none-match': etag } })).status();
    })
    .toBe(304);
  expect((await request.get(path, { headers: { 'if-none-match': 'W/"other"' } })).status()).toBe(200);
});

test('visitors with carts get the page of their city, and nothing of theirs stands in it', async ({
  browser,
  baseURL,
}) => {
  const pages = await Promise.all(
    [524_901, 524_901, 498_817].map(async (cityId) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const visitor = await context.newPage();
      const goods = await goodsOf(visitor);
      await putIntoCart(visitor, [goods]);
      await context.request.post('/api/v2/front/city', {
        data: { cityId },
        headers: { 'x-session-token': await tokenOf(context) },
      });
      const reply = await context.request.get('/catalog/zhenschiny/platya');
      const html = await reply.text();
      const secrets = (await context.cookies()).filter(({ name }) => /session/.test(name));
      await context.close();
      return { html, secrets };
    }),
  );

  const [first, second, third] = pages.map(({ html }) => html);
  for (const { html, secrets } of pages) {
    expect(secrets.length).toBeGreaterThan(0);
    for (const { value } of secrets) expect(html).not.toContain(value);
  }
  expect(first).toContain('Выбрать город, сейчас Москва');
  expect(third).toContain('Выбрать город, сейчас Санкт-Петербург');
  expect(scopeOf(second)).toEqual(scopeOf(first));
});

/** What the browser is given to begin with, but for when it was read. */
const scopeOf = (html = '') =>
  /<script[^>]*id="scope"[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll(/"at":\d+/g, '');

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session_token')?.value ?? '';

test('robots are told what to leave alone, and where the map is that lists only pages that are there', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/personal', '/api/']) expect(robots).toContain(`Disallow: ${path}`);
  const map = new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '');
  expect(map.pathname).toBe('/sitemap.xml');
  const files = await addressesIn(request, '/sitemap.xml');
  const places = (await Promise.all(files.map((file) => addressesIn(request, file)))).flat();

  expect(places).toContain('/');
  expect(places).toContain('/?gender=men');
  expect(places.filter((path) => path.startsWith('/stores/')).length).toBeGreaterThan(20);
  expect(places.filter((path) => path.startsWith('/product/')).length).toBeGreaterThan(2000);
  expect(new Set(places).size).toBe(places.length);
  for (const path of places.filter((_, index) => index % 200 === 0)) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  expect((await request.get('/sitemap/products-999')).status()).toBe(404);
});

test('robots and map name the address of the store, whatever host a client claims', async ({
  request,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/pages', '/sitemap/products-1']) {
    const reply = await request.get(path, { headers: { host: 'evil.example' } });
    const text = await reply.text();
    expect(text).toContain(`${origin}/`);
    expect(text).not.toContain('evil.example');
  }
});

test('every answer of the interface carries a number by which it can be found in the log', async ({
  request,
}) => {
  const first = await request.get('/api/v3/session');
  const second = await request.get('/api/v3/session');
  expect(first.headers()['x-request-id']).toMatch(/^[\w-]{16,}$/);
  expect(second.headers()['x-request-id']).not.toBe(first.headers()['x-request-id']);
});

test('odd addresses are answered, never with a fault of the server', async ({ request }) => {
  const odd = [
    '/catalog/zhenschiny/platya?size=%00&price=abc-&sort=nonsense&page=-5',
    '/catalog/zhenschiny/platya?page=99999&color=%D0%B0&color=%FF',
    `/catalog/zhenschiny/platya?size=${'44,'.repeat(900)}`,
    '/catalog/%E0%A4%A',
    '/catalog/..%2f..%2fetc',
    '/catalog//',
    '/search?query=%25%27%22%3C%3E',
    `/search?query=${'x'.repeat(1000)}`,
    '/search?query=a&page=abc',
    '/product/x/%00',
    '/product/x/99999999999999999999',
    '/product/plate/abc',
    '/pages/%2e%2e',
    '/pages/nothing',
    '/personal/orders?page=-1&tab=%00',
    '/personal/orders/%27',
    '/thankyoupage',
    '/thankyoupage?orders=,,,%00',
    '/?locale=xx',
    '/api/v3/category-products?url=zhenschiny%2Fplatya&filters=%7B%7D&pageNumber=1e9',
    '/api/v3/nothing',
    '/assets/nothing.js',
  ];
  for (const path of odd) {
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      request.get(path, { maxRedirects: 0 }).then((reply) => resolve({ status: reply.status() }), reject);
    });
    expect(status, path).toBeLessThan(500);
  }
});

test('what lies above the pages is not among the first scripts of any', async ({ page }) => {
  for (const path of ['/', '/catalog/zhenschiny/platya', '/cart', '/cart/checkout']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('/assets/everywhere-');
    expect(html).not.toContain('/assets/layers-');
  }
});

test('the server draws the place of personal pages too: no document is blank until the scripts run', async ({
  request,
}) => {
  const titles = [
    ['/cart', 'Корзина'],
    ['/cart/checkout', 'Оформление заказа'],
    ['/personal/orders', 'Вход'],
    ['/personal/orders/1234', 'Заказ № 1234'],
  ] as const;
  for (const [path, title] of titles) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title} — ${storeNames.ru.store}</title>`);
    expect(html).toContain('<main');
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<h1/g)).toHaveLength(1);
  }
});

test('shoppers behind one proxy have limits of their own: each of 70 gets her code', async ({ request }) => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async (_, index) => {
      const reply = await request.post('/api/v2/front/request-sms-code', {
        data: { phone: `+7916${String(7_000_000 + index)}` },
        headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
      });
      return reply.status();
    }),
  );

  expect(statuses).toEqual(Array.from({ length: 70 }, () => 200));
});

test('a page that only reads is asked for with GET: everything else is refused', async ({ request }) => {
  const reply = await request.post('/catalog', { data: 'x'.repeat(1_000_000) });

  expect(reply.status()).toBe(405);
  expect(reply.headers()['allow']).toBe('GET, HEAD');
});
