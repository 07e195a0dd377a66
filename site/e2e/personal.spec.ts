import { placedOrders, choosePickup, fillRest } from './checkout.ts';
import type { Language } from '@rukav/contract';
import type { FullAccount } from '@rukav/contract/account/schemas.ts';
import { comeFrom, expect, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { saveAddress } from './profile.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const main = (page: Page) => page.getByRole('main');

/** What the navigation leads to, by the name of each page. */
const sections = {
  '/personal/orders': 'orders.title',
  '/personal/data': 'data.title',
  '/personal/club': 'club.title',
  '/personal/coupons': 'club.coupons',
  '/personal/recently-viewed-products': 'recommendations.viewed',
  '/personal/addresses': 'addresses.title',
  '/personal/favorites': 'favouritesPage.title',
  '/personal/favorites/stores': 'favourites.stores.title',
  '/personal/notifications': 'notifications.title',
  '/personal/subscribes': 'subscriptions.title',
  '/personal/deletion': 'deletion.title',
} as const;

const profileOf = async (page: Page) => {
  const { profile } = (await (await page.request.get('/api/v3/account')).json()) as { profile: FullAccount };
  return profile;
};

/** Likes a product on its page. */
async function like(page: Page, language: Language, product: { url: string; name: string }) {
  await open(page, `/product/${product.url}`);
  const heart = page.getByRole('button', { name: new RegExp(`: ${product.name}$`) }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await profileOf(page)).favorites.length, language).toBe(1);
}

test.describe('an address that the service doubts', () => {
  test.use({ forgives: [/status of 409/] });

  test('the personal home shows her orders, favourites, card and the way to everything else, and each of it is there @phone [PROF-01 PROF-03 PROF-04 PROF-05 GEN-10 GEN-15]', async ({
    page,
    baseURL,
  }, { project }) => {
    test.setTimeout(180_000);
    const language: Language = project.name === 'phone' ? 'kk' : 'ru';
    if (language === 'kk') await comeFrom(page, 'kk-KZ', baseURL);
    const shopper = newShopper(language === 'kk' ? 'KZ' : 'RU');
    const { phone } = shopper;
    await open(page, '/catalog');
    await signUp(page, language, shopper);
    const goods = await goodsOf(page);
    await like(page, language, goods.product);
    const price = {
      phone,
      productId: goods.product.id,
      value: 100_000,
      name: 'Своя цена',
      ...(language === 'kk' && { currency: 'KZT' }),
    };
    expect((await page.request.post('/dev/personal-prices', { data: price })).ok()).toBe(true);
    expect((await page.request.post('/dev/bonuses', { data: { phone, amount: 90 } })).ok()).toBe(true);
    await page.reload();
    await expect(
      main(page)
        .getByText(/Своя цена/)
        .first(),
    ).toBeVisible();
    await saveAddress(page, language, 'Дача');
    await putIntoCart(page, [goods]);
    await open(page, '/cart/checkout');
    await choosePickup(page, language);
    await fillRest(page, language, shopper);
    await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
    const [number = ''] = await placedOrders(page);

    for (const home of ['/account', '/personal']) {
      await open(page, home);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shopper.firstName);
      const orders = page.getByRole('region', { name: text(language, 'orders.title') });
      await expect(orders.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
      const tiles = productTiles(page, text(language, 'favouritesPage.title'));
      await expect(tiles).toHaveCount(1);
      await expect(main(page).getByRole('link', { name: /^90\s/ })).toHaveAttribute('href', '/personal/club');
    }
    const navigation = page
      .getByRole('navigation', { name: text(language, 'personal.title') })
      .filter({ visible: true });
    for (const [href, title] of Object.entries(sections))
      await expect(
        navigation.getByRole('link', { name: text(language, title), exact: true }),
      ).toHaveAttribute('href', href);

    const profile = await profileOf(page);
    expect(profile).toMatchObject({
      firstName: shopper.firstName,
      lastName: null,
      secondName: null,
      phone,
      email: shopper.email,
      unconfirmedEmail: shopper.email,
      isEmailConfirmed: false,
      clubproId: expect.stringMatching(/^\d{12}$/),
      nextConfirmationEmailRetryDate: expect.anything(),
      gender: null,
      birthday: null,
      children: [],
      level: { curLevelCode: 'bonus' },
      bonusesInfo: { totalSum: 90 },
      coupons: expect.any(Array),
      subscriptions: [],
      favorites: [goods.product.id],
      favoriteStores: [],
      addresses: [expect.any(String)],
      deliveryAddresses: [{ addressName: 'Дача' }],
      isSubscribed: false,
    });
    expect(profile).toHaveProperty('city');

    const pages = { ...sections, '/personal/addresses/add': 'addresses.new' };
    for (const [path, title] of Object.entries(pages)) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: text(language, title) })).toBeVisible();
    }
    await open(page, `/personal/addresses/edit/${profile.addresses[0]}`);
    await expect(
      page.getByRole('heading', { level: 1, name: text(language, 'addresses.change') }),
    ).toBeVisible();
  });
});

test('a visitor, a member and an employee of the shop are told apart [GEN-02]', async ({ page }) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/personal/subscribes');
  await expect(
    page.getByRole('heading', { level: 1, name: text('ru', 'profile.prompt.title') }),
  ).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);

  await signUp(page, 'ru', shopper);
  const sms = page.getByRole('switch', { name: 'По SMS' });
  await expect(sms).toBeEnabled();
  await open(page, '/personal/club');
  const card = page.getByRole('region', { name: 'Карта клуба' });
  await expect(card.getByRole('heading', { name: 'Бонус', exact: true })).toBeVisible();

  const data = { phone: shopper.phone, isEmployee: true };
  expect((await page.request.post('/dev/employees', { data })).ok()).toBe(true);
  await open(page, '/personal/club');
  await expect(card.getByRole('heading', { name: 'Сотрудник' })).toBeVisible();
  await open(page, '/personal/subscribes');
  await expect(sms).toBeDisabled();
  await expect(sms).toHaveAccessibleDescription(text('ru', 'subscriptions.employee'));
});
