import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { newShopper } from './shopper.ts';
import { askForCode, signUp } from './sign-in.ts';
import { says, text } from './words.ts';

type Language = 'ru' | 'kk';

/** Looks at a tab again after another one, or another device, and answers what is said of its cart. */
async function comeBack(page: Page, language: Language, kind: 'cancelled' | 'invalid') {
  const told = page.getByRole('dialog', { name: text(language, `cart.gone.title.${kind}`) });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(told).toBeVisible({ timeout: 2000 });
  }).toPass();
  return told;
}

for (const language of ['ru', 'kk'] as const) {
  const locale = language === 'kk' ? 'kk-KZ' : 'ru-RU';
  const country = language === 'kk' ? 'KZ' : 'RU';

  test.describe(`two devices of one member, in ${language}`, () => {
    test.use({ forgives: [/status of 4\d\d/] });

    test(`a cart that the other device did not keep is cancelled: checkout says so and keeps what is written, a product says it in its own words, in ${language} [ERR-093 CART-38]`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const shopper = newShopper(country);
      await comeFrom(page, locale, baseURL);
      const [first, second] = [await goodsOf(page), await goodsOf(page, 'zhenschiny/rubashki')];
      await putIntoCart(page, [first]);
      await open(page, '/catalog');
      await signUp(page, language, shopper);
      await open(page, '/cart/checkout');
      const written = page.getByRole('textbox', { name: says(language, 'checkout.fullName') });
      await written.fill(shopper.fullName);
      const browsing = await page.context().newPage();
      await open(browsing, `/product/${second.product.url}`);
      await expect(browsing.getByRole('link', { name: says(language, 'shell.cart.count') })).toBeVisible();

      const other = await browser.newPage({ baseURL: baseURL ?? '' });
      await comeFrom(other, locale, baseURL);
      await other.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
      await putIntoCart(other, [second]);
      await open(other, '/catalog');
      const { field, code } = await askForCode(other, language, shopper);
      await field.fill(code);
      await other.getByRole('button', { name: text(language, 'profile.merge.keepNew') }).click();
      await expect(other.getByRole('dialog', { name: text(language, 'profile.merge.title') })).toBeHidden();
      await other.context().close();

      const atCheckout = await comeBack(page, language, 'cancelled');
      await expect(atCheckout.getByText(text(language, 'cart.gone.cancelled'))).toBeVisible();
      await expect(atCheckout.getByRole('link', { name: text(language, 'cart.gone.back') })).toBeVisible();
      await atCheckout.getByRole('button', { name: text(language, 'cart.gone.order') }).click();
      await expect(atCheckout).toBeHidden();
      await expect(written).toHaveValue(shopper.fullName);
      await expect(page.getByText(second.product.name).first()).toBeVisible();

      const onProduct = await comeBack(browsing, language, 'cancelled');
      await onProduct.getByRole('link', { name: text(language, 'cart.gone.open') }).click();
      await expect(browsing).toHaveURL(/\/cart$/);
      const lines = browsing.getByRole('main');
      await expect(lines.getByRole('link', { name: second.product.name }).first()).toBeVisible();
      await expect(lines.getByRole('link', { name: first.product.name })).toBeHidden();
    });
  });

  test(`a cart that was ordered in another tab does not count any more: the page of the cart leads to the catalogue, checkout back to the cart, and the tab that ordered is told nothing, in ${language} [ERR-094 CART-39]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await comeFrom(page, locale, baseURL);
    await putIntoCart(page, [await goodsOf(page)]);
    const [cart, checkout] = [await page.context().newPage(), await page.context().newPage()];
    await open(cart, '/cart');
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
    await open(checkout, '/cart/checkout');
    await expect(checkout.getByRole('textbox', { name: says(language, 'checkout.fullName') })).toBeVisible();

    await open(page, '/cart/checkout');
    await choosePickup(page, language);
    await fillRest(page, language, newShopper(country));
    await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
    await placedOrders(page);
    const looked = page.waitForResponse((response) => response.url().includes('/api/v3/cart'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await looked;

    const atCheckout = await comeBack(checkout, language, 'invalid');
    await expect(atCheckout.getByText(text(language, 'cart.gone.issued'))).toBeVisible();
    await atCheckout.getByRole('link', { name: text(language, 'cart.gone.back') }).click();
    await expect(checkout).toHaveURL(/\/cart$/);
    await expect(checkout.getByText(text(language, 'cart.empty.title'))).toBeVisible();
    const inCart = await comeBack(cart, language, 'invalid');
    await inCart.getByRole('link', { name: text(language, 'cart.empty.catalogue') }).click();
    await expect(cart).toHaveURL(/\/catalog$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
