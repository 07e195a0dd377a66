import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { expect, open, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { agree, askForCode } from './sign-in.ts';
import { newShopper } from './shopper.ts';

test.describe('after an order', () => {
  // The code that came with the order is still good: another one is refused, and the first is asked for.
  test.use({ forgives: [/status of 409/] });

  test('a buyer signs in by a code, sees the order that was placed as a guest, and signs out [AUTH-01 AUTH-03 AUTH-07 AUTH-54 AUTH-55 AUTH-57 AUTH-58 ORD-01 ORD-02 PROF-08 GEN-04 CART-34]', async ({
    page,
  }) => {
    test.slow();
    const shopper = newShopper();
    const [ordered, kept] = [await goodsOf(page), await goodsOf(page, 'zhenschiny/futbolki')];
    await putIntoCart(page, [ordered]);
    await open(page, '/cart/checkout');
    await choosePickup(page, 'ru');
    await fillRest(page, 'ru', shopper);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    const [number] = await placedOrders(page);

    await putIntoCart(page, [kept]);
    await open(page, '/cart');
    await expect(page.getByText('Вход не нужен.')).toBeVisible();
    await open(page, '/catalog');
    const { field, code } = await askForCode(page, 'ru', shopper);
    await field.fill(code);
    await agree(page, 'ru');
    await page.getByRole('dialog', { name: 'Войти' }).getByRole('button', { name: 'Войти' }).click();
    const account = page.getByRole('link', { name: /Личный кабинет/ });
    await expect(account).toBeFocused();
    await expect(page.getByRole('region', { name: /Сообщения/ }).getByText('Вы вошли')).toBeVisible();
    const rendered = await (await page.request.get('/catalog')).text();
    expect(rendered).toContain('aria-label="Личный кабинет"');

    await open(page, '/cart');
    await expect(page.getByRole('main').getByRole('link', { name: kept.product.name })).toBeVisible();
    await expect(page.getByText('Вход не нужен.')).toHaveCount(0);
    await account.click();
    await page.getByRole('main').getByRole('link', { name: 'Мои заказы' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`^Заказ №\\s${number}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/personal/orders/${number}$`));
    await expect(page.getByRole('main')).toContainText(ordered.product.name);
    await page.getByRole('link', { name: ordered.product.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: ordered.product.name })).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: 'Все заказы' }).click();
    await page.getByRole('link', { name: 'История' }).click();
    await expect(page.getByText('Завершённых заказов пока нет')).toBeVisible();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Корзина', exact: true })).toBeVisible();
  });
});

test.describe('a wrong code', () => {
  test.use({ forgives: [/status of 4\d\d/] });

  test('says so and lets one try again, then a new phone is registered [AUTH-16 AUTH-23 AUTH-47]', async ({
    page,
  }) => {
    const shopper = newShopper();
    await open(page, '/catalog');
    const { dialog, field, code } = await askForCode(page, 'ru', shopper);
    await field.fill(code.replace(/^./, (figure) => String((Number(figure) + 1) % 10)));
    await expect(dialog.getByText('Неверный код. Попробуй снова')).toBeVisible();
    await field.fill(code);

    const registration = page.getByRole('dialog', { name: 'Регистрация' });
    await expect(registration.getByRole('textbox', { name: 'Имя' })).toBeFocused();
    await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(registration.getByText('Укажите имя')).toBeVisible();
    await expect(registration.getByText('Без согласия с правилами клуба войти нельзя')).toBeVisible();
    await registration.getByRole('textbox', { name: 'Имя' }).fill(shopper.firstName);
    await registration.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
    await agree(page, 'ru');
    await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(page.getByRole('link', { name: `Личный кабинет, ${shopper.firstName}` })).toBeVisible();
  });
});

test.describe('another shopper’s order', () => {
  test.use({ forgives: [/status of 401/] });

  test('is not there for anybody else, and nothing of it is shown or sent', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const owner = newShopper();
    const theirs = await browser.newPage({ baseURL: baseURL ?? '' });
    await theirs.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
    const ordered = await goodsOf(theirs);
    await putIntoCart(theirs, [ordered]);
    await open(theirs, '/cart/checkout');
    await choosePickup(theirs, 'ru');
    await fillRest(theirs, 'ru', owner);
    await theirs.getByRole('button', { name: 'Оформить заказ' }).click();
    const [number = ''] = await placedOrders(theirs);
    expect(await (await theirs.request.get(`/api/v3/order/${number}`)).text()).toContain(owner.fullName);

    await open(page, `/personal/orders/${number}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Войдите, чтобы продолжить');
    const main = page.getByRole('main');
    for (const secret of [owner.firstName, owner.email, ordered.product.name])
      await expect(main).not.toContainText(secret);
    const refused = await page.request.get(`/api/v3/order/${number}`);
    expect(refused.status()).toBe(401);
    expect(await refused.text()).not.toContain(owner.fullName);
    await theirs.close();
  });
});
