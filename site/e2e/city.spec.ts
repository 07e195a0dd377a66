import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { newShopper } from './shopper.ts';
import { signInByPassword, signUp } from './sign-in.ts';
import { says, text } from './words.ts';

/** Opens the selector of cities on the page of shops, which names the city in its heading. */
async function chooser(page: Page) {
  await page.getByRole('button', { name: says('ru', 'stores.city') }).click();
  return page.getByRole('dialog', { name: text('ru', 'address.city.title') });
}
const inCity = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}: |: ${name}$`));

test.describe('where the browser says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.8, longitude: 49.1 } });

  test('a shopper takes the city that she is in, a large one by one press, and comes back to one of before @phone [GEO-01 API-036 API-047 API-049]', async ({
    page,
  }) => {
    await open(page, '/stores');
    const dialog = await chooser(page);
    await dialog.getByRole('button', { name: says('ru', 'address.city.locate') }).click();
    await dialog.getByRole('button', { name: 'Выбрать: Казань' }).click();
    await inCity(page, 'Казань');

    await chooser(page);
    await dialog.getByRole('searchbox').fill('Тверь');
    await dialog.getByRole('button', { name: /^Тверь/ }).click();
    await inCity(page, 'Тверь');

    await chooser(page);
    await dialog
      .getByRole('list', { name: says('ru', 'address.city.large') })
      .getByRole('button', { name: 'Москва' })
      .click();
    await inCity(page, 'Москва');

    await chooser(page);
    await dialog
      .getByRole('list', { name: says('ru', 'address.city.visited') })
      .getByRole('button', { name: 'Тверь' })
      .click();
    await inCity(page, 'Тверь');
  });

  test('of the cities only those with shops are listed when these are wanted [API-036]', async ({ page }) => {
    await open(page, '/stores');
    const dialog = await chooser(page);
    await dialog.getByRole('searchbox').fill('Псков');
    await expect(dialog.getByRole('button', { name: /^Псков/ })).toBeVisible();
    const reply = await page.request.get('/api/v3/cities?pickupOnly=true');
    const { cities } = (await reply.json()) as { cities: { name: string }[] };
    expect(cities.map(({ name }) => name)).not.toContain('Псков');

    await dialog.getByRole('switch', { name: says('ru', 'address.city.withStores') }).check();

    await expect(dialog.getByRole('button', { name: /^Псков/ })).toBeHidden();
  });
});

test('why the browser does not say where it is goes to the console, and the list stays as it is [ERR-073 ERR-074 ERR-075 ERR-076]', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/stores');
  const dialog = await chooser(page);
  const shortcuts = dialog.getByRole('list', { name: says('ru', 'address.city.large') });
  await expect(shortcuts.getByRole('button').first()).toBeVisible();

  // Nobody has allowed it; then the browser answers with each of its codes, and with one that it has not.
  for (const [code, reason] of [
    [1, 'permission_denied'],
    [2, 'position_unavailable'],
    [3, 'timeout'],
    [9, 'unknown'],
  ] as const) {
    if (code !== 1)
      await page.evaluate((failing) => {
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail?.({ code: failing } as GeolocationPositionError);
      }, code);
    await dialog.getByRole('button', { name: says('ru', 'address.city.locate') }).click();

    await expect.poll(() => said).toContain(`Geolocation: ${reason}`);
    await expect(dialog.getByText(text('ru', 'address.city.nowhere'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(shortcuts.getByRole('button').first()).toBeEnabled();
  }
});

test('a member goes on in the city of her profile in a browser in which she has chosen none, and in another where she has @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const shopper = newShopper();
  const password = 'Rukav1one';
  await open(page, '/personal/data');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signUp(page, 'ru', shopper, password, true);
  await page.getByRole('radio', { name: 'Женский' }).locator('xpath=ancestor::label[1]').click();
  await page.getByLabel(/^День рождения/).fill('1990-02-28');
  await page.getByRole('combobox', { name: says('ru', 'address.city') }).fill('Казань');
  await page.getByRole('option', { name: /^Казань/ }).click();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();

  /** A browser of its own, in which she signs in among the shops. */
  async function signInElsewhere(prepare: (other: Page) => Promise<void>) {
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await comeFrom(other, 'ru-RU', baseURL);
    await other.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
    await prepare(other);
    await signInByPassword(other, shopper, password);
    return other;
  }
  const fresh = await signInElsewhere(async (other) => {
    await open(other, '/stores');
    await inCity(other, 'Москва');
  });
  await inCity(fresh, 'Казань');
  await fresh.reload();
  await inCity(fresh, 'Казань');
  await fresh.context().close();

  const chosen = await signInElsewhere(async (other) => {
    await open(other, '/stores');
    const dialog = await chooser(other);
    await dialog.getByRole('searchbox').fill('Тверь');
    await dialog.getByRole('button', { name: /^Тверь/ }).click();
    await inCity(other, 'Тверь');
  });
  await chosen.reload();
  await inCity(chosen, 'Тверь');
  await chosen.context().close();
});
