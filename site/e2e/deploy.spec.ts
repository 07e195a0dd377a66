import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { expect, hydrated, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart, type Goods } from './goods.ts';
import { newShopper } from './shopper.ts';
import { openSignIn, signUp } from './sign-in.ts';
import { text } from './words.ts';

// The files that are gone are missed first.
test.use({ forgives: [/status of 404/] });

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const inHeader = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

/** Takes a script and the build of the open page away, as a deploy does once its days are over, until the page is loaded again. */
async function loseBuild(page: Page, script: string) {
  const scripts = /\/assets\/[^/]+\.js(?:\?|$)/;
  await page.route(scripts, async (route, request) => {
    const isCheck = request.method() === 'HEAD';
    // What is drawn while the build is looked for is seen, as on a slow line.
    if (isCheck) await setTimeout(300);
    return isCheck || request.url().includes(`/${script}-`)
      ? route.fulfill({ status: 404 })
      : route.continue();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(scripts);
  });
}

/** Something that is pressed on a page, and needs a script that is gone. */
interface Press {
  path: string;
  script: string;
  press: (page: Page) => Promise<void>;
  /** Element that is visible once it is done. */
  outcome: (page: Page) => Locator;
  /** The field that is half filled before. */
  typed?: RegExp;
}

const country: Pick<Press, 'script' | 'press' | 'outcome'> = {
  script: 'LocaleModal',
  press: (page) => inHeader(page, /^Сменить страну и язык/).click(),
  outcome: (page) => page.getByRole('dialog'),
};

/** Presses of a guest who has something in the cart. */
const pressesOfGuest = ({ product, size }: Goods): Press[] => [
  { path: '/', ...country },
  {
    path: '/catalog',
    script: 'SignInModal',
    press: async (page) => void (await openSignIn(page, 'ru')),
    outcome: (page) => page.getByRole('dialog', { name: 'Войти' }),
  },
  {
    path: '/stores',
    script: 'CityModal',
    press: (page) => inHeader(page, /^Выбрать город/).click(),
    outcome: (page) => page.getByRole('dialog', { name: text('ru', 'address.city.title') }),
  },
  {
    path: `/product/${product.url}`,
    script: 'CartWidgetCard',
    press: async (page) => {
      await page
        .getByRole('radiogroup', { name: 'Размер' })
        .getByRole('radio', { name: size, exact: true })
        .click();
      await page.getByRole('button', { name: 'В корзину' }).first().click();
    },
    outcome: (page) => page.getByRole('link', { name: 'Корзина, товаров: 2' }),
  },
  {
    path: '/cart',
    script: 'wiring',
    press: (page) => page.getByRole('button', { name: /^Больше на одну/ }).click(),
    outcome: (page) => page.getByRole('link', { name: 'Корзина, товаров: 3' }),
  },
  {
    path: '/cart/checkout',
    script: 'StreetComboBox',
    typed: /^Фамилия, имя и отчество/,
    press: (page) =>
      page
        .getByRole('radio', { name: /^Курьером/ })
        .locator('xpath=ancestor::label[1]')
        .click(),
    outcome: (page) => page.getByRole('combobox', { name: 'Улица' }),
  },
];

const pressesOfMember: Press[] = [
  {
    path: '/catalog/zhenschiny/platya',
    script: 'toggle',
    press: (page) =>
      productTiles(page)
        .nth(8)
        .getByRole('button', { name: /^В избранное/ })
        .click(),
    outcome: (page) =>
      productTiles(page)
        .nth(8)
        .getByRole('button', { name: /^В избранное/, pressed: true }),
  },
  { path: '/personal/data', typed: /^Фамилия/, ...country },
];

/** Presses in a tab whose build is gone: the tab is loaded again, with what was typed, at its place, and goes on. */
async function pressAcrossDeploy(tab: Page, { path, script, press, outcome, typed }: Press) {
  await open(tab, path);
  // A file that is fetched ahead may be missed before the press: the page is loaded again then, and the press is heard.
  const loaded = tab.waitForEvent('load');
  await loseBuild(tab, script);
  if (typed) await field(tab, typed).fill('Недописанная');
  await tab.evaluate(() => {
    window.scrollTo(0, 120);
    window.addEventListener('click', () => sessionStorage.setItem('place', String(window.scrollY)), true);
  });
  await press(tab);
  await loaded;
  await hydrated(tab);

  expect(new URL(tab.url()).pathname, path).toBe(path);
  await expect
    .poll(
      // A place between two pixels is rounded.
      () => tab.evaluate(() => Math.abs(window.scrollY - Number(sessionStorage.getItem('place'))) <= 1),
      path,
    )
    .toBe(true);
  if (typed) await expect(field(tab, typed)).toHaveValue('Недописанная');
  await expect(tab.getByRole('link', { name: /^Корзина, товаров: / })).toBeVisible();
  if (!(await outcome(tab).isVisible())) await press(tab);
  await expect(outcome(tab)).toBeVisible();
}

test('a tab whose build is gone is loaded again once, keeps what was typed and its place, and goes on', async ({
  page,
  context,
}) => {
  test.slow();
  const goods = await goodsOf(page);
  await putIntoCart(page, [goods]);
  const tryAll = async (presses: Press[]) => {
    for (const one of presses) {
      const tab = await context.newPage();
      await pressAcrossDeploy(tab, one);
      await tab.close();
    }
  };

  await tryAll(pressesOfGuest(goods));

  await open(page, '/catalog');
  await signUp(page, 'ru', newShopper());
  await tryAll(pressesOfMember);
});
