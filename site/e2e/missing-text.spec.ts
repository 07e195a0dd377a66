import { expect, open, test } from './fixtures.ts';
import { text } from './words.ts';

test.use({ forgives: [/cart\.empty\.title/] });

test('a text that is missing is logged and empty, and everything else is said [I18N-12]', async ({
  page,
}) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await page.route(/\/assets\/(?:cart|all)-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"cart.empty.title":', '"cart.empty.nothing":');
    await route.fulfill({ response, body });
  });

  await open(page, '/cart');

  await expect(page.getByText(text('ru', 'cart.empty.text'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('');
  expect(warned.join(' ')).toContain('cart.empty.title');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
