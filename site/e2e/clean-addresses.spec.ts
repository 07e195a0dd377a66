import { expect, test } from './fixtures.ts';

test('a page past the end leads to the last page, and an address loses what its page does not read', async ({
  request,
}) => {
  const path = '/catalog/zhenschiny/platya';
  const ledTo = async (address: string) => {
    const reply = await request.get(address, { maxRedirects: 0 });
    return [reply.status(), reply.headers()['location'] ?? ''];
  };

  expect(await ledTo(`${path}?size=44&page=150`)).toEqual([
    302,
    expect.stringMatching(/\?size=44(&page=\d)?$/),
  ]);
  expect(await ledTo(`${path}?page=1&foo=1&utm_source=letter`)).toEqual([301, `${path}?utm_source=letter`]);
  expect(await ledTo('/search?query=%FE%E1%EA%E0')).toEqual([
    301,
    `/search?query=${encodeURIComponent('юбка')}`,
  ]);
  const broken = await request.get('/catalog/%E0%A4%A');
  expect(broken.status()).toBe(400);
  expect(await broken.text()).toContain('</header>');
});
