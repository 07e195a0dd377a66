import type { GatewayEvent } from '@rukav/contract/events/gateway.ts';
import { asleep, comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { agreeTo, toldBy } from './gateway.ts';
import { lettersTo, newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { text } from './words.ts';

type Language = 'ru' | 'kk';

const formOf = (page: Page, language: Language) =>
  page.getByRole('form', { name: text(language, 'feedback.title') });

/** Writes a message about a return, with all that the shop does not know by itself; gives what sends it. */
async function writeMessage(page: Page, language: Language, by: { firstName: string; email: string }) {
  const form = formOf(page, language);
  const field = (name: 'name' | 'email' | 'message') =>
    form.getByRole('textbox', { name: text(language, `feedback.${name}`) });
  await field('name').fill(by.firstName);
  await field('email').fill(by.email);
  await field('message').fill('Не подошёл размер');
  await form
    .getByRole('combobox', { name: text(language, 'feedback.theme') })
    .selectOption(text(language, 'feedback.theme.return'));
  return () => form.getByRole('button', { name: text(language, 'feedback.send') }).click();
}

const sentTitle = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: text(language, 'feedback.sent') });

test('a guest writes to the shop: her message goes as an event, and a letter says that it came @phone [PROF-49 API-104]', async ({
  page,
}) => {
  const shopper = newShopper();
  const told = toldBy(page);
  await open(page, '/feedback');
  const send = await writeMessage(page, 'ru', shopper);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v3/event'));
  await send();

  expect((await sent).postDataJSON()).toEqual({
    eventType: 'feedback',
    data: {
      name: shopper.firstName,
      email: shopper.email,
      theme: 'return',
      message: 'Не подошёл размер',
    },
  });
  await expect(sentTitle(page, 'ru')).toBeVisible();
  await expect
    .poll(async () => (await lettersTo(page.request, shopper.email)).map(({ text: said }) => said).join())
    .toContain('Ваше сообщение у нас');
  // Only what is necessary was agreed to.
  expect(told).toEqual([]);
});

test('what is written, chosen and sent before the page has woken is sent once it has, as it stands [PROF-49]', async ({
  page,
}) => {
  const shopper = newShopper();
  // Nobody may write more than five times an hour, and other journeys do.
  await page.route('**/api/v3/event', (route) => route.fulfill({ json: {} }));
  const sent = page.waitForRequest('**/api/v3/event');
  const wake = await asleep(page);
  await page.goto('/feedback', { waitUntil: 'domcontentloaded' });
  const send = await writeMessage(page, 'ru', shopper);
  await send();
  wake();

  expect((await sent).postDataJSON()).toMatchObject({
    data: { name: shopper.firstName, email: shopper.email, theme: 'return', message: 'Не подошёл размер' },
  });
  await expect(sentTitle(page, 'ru')).toBeVisible();
});

test.describe('the event of a message', () => {
  // The first answer to the message is lost on purpose.
  test.use({ forgives: [/status of 500/] });

  test('is told the gateway once, by who has agreed to analytics, and says none of her words [PROF-49 ANL-26]', async ({
    page,
    baseURL,
  }) => {
    await comeFrom(page, 'kk-KZ', baseURL);
    await agreeTo(page, 'all', baseURL);
    const shopper = newShopper('KZ');
    const told = toldBy(page);
    await open(page, '/feedback');
    const send = await writeMessage(page, 'kk', shopper);

    let times = 0;
    await page.route('**/api/v3/event', async (route) => {
      times += 1;
      if (times > 1) return route.continue();
      await route.fetch();
      return route.fulfill({ status: 500, json: {} });
    });
    await send();
    await expect(page.getByText(text('kk', 'feedback.failed'))).toBeVisible();
    expect(told).toEqual([]);
    const answered = page.waitForResponse('**/pg/event');
    await send();

    expect((await answered).status()).toBe(200);
    await expect(sentTitle(page, 'kk')).toBeVisible();
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({
      event: 'feedback',
      feedback: { theme: 'return' },
      client: { locale: 'kk-KZ', lang: 'kk' },
      user: { isAuthorized: false, uid: null, clubpro_id: null, bonuses: null, isProfileFilled: null },
      page: { type: 'feedback' },
    });
    for (const own of [shopper.firstName, shopper.email, 'размер'])
      expect(JSON.stringify(told)).not.toContain(own);
  });

  test('of a member says who she is by the number of her card, and what is on it [ANL-04]', async ({
    page,
    baseURL,
  }) => {
    await agreeTo(page, 'all', baseURL);
    const shopper = newShopper();
    const told = toldBy(page);
    await open(page, '/feedback');
    await signUp(page, 'ru', shopper);
    const { profile } = (await (await page.request.get('/api/v3/account')).json()) as {
      profile: { clubproId: string; bonusesInfo: { totalSum: number } };
    };
    const answered = page.waitForResponse('**/pg/event');
    await (
      await writeMessage(page, 'ru', shopper)
    )();
    await answered;

    const { clubproId, bonusesInfo } = profile;
    expect(clubproId).not.toBe('');
    expect(told[0]?.data.user).toEqual({
      isAuthorized: true,
      uid: clubproId,
      clubpro_id: clubproId,
      bonuses: bonusesInfo.totalSum,
      isProfileFilled: false,
    });
    for (const own of [shopper.firstName, shopper.email, shopper.phone.slice(2)])
      expect(JSON.stringify(told)).not.toContain(own);
  });

  test('of a member who leaves before it is known who she is goes once, without her card [ANL-04 ANL-26]', async ({
    page,
    baseURL,
  }) => {
    await agreeTo(page, 'all', baseURL);
    const shopper = newShopper();
    await open(page, '/feedback');
    await signUp(page, 'ru', shopper);
    const send = await writeMessage(page, 'ru', shopper);
    // What a page sends as it ends is told to nobody who watches the page: it is written down where it is sent.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (address, options) => {
        if (typeof address === 'string' && address.endsWith('/pg/event')) {
          const sent = { body: options?.body, outlives: options?.keepalive };
          const before = JSON.parse(localStorage.getItem('sent') ?? '[]') as unknown[];
          localStorage.setItem('sent', JSON.stringify([...before, sent]));
        }
        return fetch(address, options);
      };
    });
    const sentEvents = async () =>
      JSON.parse(await page.evaluate(() => localStorage.getItem('sent') ?? '[]')) as {
        body: string;
        outlives: boolean;
      }[];
    // The answer that says who she is does not come while the page is there.
    const asked = page.waitForRequest('**/api/v3/account');
    await page.route('**/api/v3/account', () => undefined, { times: 1 });
    await send();
    await asked;
    await expect(sentTitle(page, 'ru')).toBeVisible();
    expect(await sentEvents()).toEqual([]);

    await page.goto('/pages/gift-card');

    const [event, ...more] = await sentEvents();
    expect(more).toEqual([]);
    expect(event?.outlives).toBe(true);
    expect((JSON.parse(event?.body ?? '') as GatewayEvent).data).toMatchObject({
      event: 'feedback',
      location: expect.stringMatching(/\/feedback$/),
      user: { isAuthorized: true, uid: null, clubpro_id: null, bonuses: null, isProfileFilled: null },
    });
  });
});
