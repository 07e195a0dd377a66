import { expect, open, test, type Page } from './fixtures.ts';
import { confirmingLink, linkTo, newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { text } from './words.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Сообщения/ });

test.use({ forgives: [/status of 404/] });

test('a member reads what the shop tells her, in tabs; what she read counts no more [SUBS-10 SUBS-12 SUBS-13 SUBS-16]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  await page.goto(await confirmingLink(page.request, shopper.email));
  await expect(toasts(page).getByText('Адрес почты подтверждён.')).toBeVisible();

  await open(page, '/personal/notifications');
  const tabs = page.getByRole('navigation', { name: 'Уведомления' });
  await expect(tabs.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page');
  const account = page.getByRole('banner').getByRole('link', { name: /Новых уведомлений: 1/ });
  await expect(account).toBeVisible();
  await expect(page.getByRole('heading', { name: 'О заказах пока нечего сказать' })).toBeVisible();

  await tabs.getByRole('link', { name: 'Сообщения' }).click();
  await expect(page).toHaveURL(/\/personal\/notifications\/messages$/);
  await expect(page.getByRole('heading', { name: 'Новое: Адрес почты подтверждён' })).toBeVisible();
  await expect(account).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Адрес почты подтверждён', exact: true })).toBeVisible();

  await page.goto('/personal/notifications/everything');
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
});

test('news are asked for on the main page, confirmed by the link of a letter, left by that of the next and begun again, and left with a reason @phone [SUBS-01 SUBS-06 SUBS-07 SUBS-17 SUBS-18]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/');
  const block = page.getByRole('region', { name: 'Новости на почту' });
  await block.scrollIntoViewIfNeeded();
  // What is recommended comes above it, and moves it down.
  await expect(page.getByRole('region', { name: text('ru', 'recommendations.recommended') })).toBeVisible();
  await block.getByRole('button', { name: 'Подписаться' }).click();
  const form = block.getByRole('form', { name: 'Новости на почту' });
  await form.getByRole('button', { name: 'Подписаться' }).click();
  await expect(form.getByText('Укажите электронную почту')).toBeVisible();
  await form.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Подписаться' }).click();
  await expect(block.getByText(`Мы отправили письмо на ${shopper.email}`)).toBeVisible();
  await page.goto(await linkTo(page.request, shopper.email, /https?:\S+action=confirm-subscription/));
  await expect(toasts(page).getByText('Подписка подтверждена.')).toBeVisible();

  await open(page, await linkTo(page.request, shopper.email, /https?:\S+\/unsubscribe\/\w+/));
  await page.getByRole('button', { name: 'Отписаться' }).click();
  await expect(page.getByText(/больше не придут/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/подписка отключена/)).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть подписку' }).click();
  await expect(page.getByText(/Подписка снова включена/)).toBeVisible();

  await open(page, '/personal/subscribes');
  await signUp(page, 'ru', newShopper());
  const sms = page.getByRole('switch', { name: 'По SMS' });
  await expect(sms).not.toBeChecked();
  await page.getByText('По SMS').click();
  await expect(sms).toBeChecked();
  // It shows at once what it is to be, and rests while the server is told.
  await expect(sms).toBeEnabled();
  await page.reload();
  await expect(sms).toBeChecked();
  await page.getByText('По SMS').click();
  const panel = page.getByRole('dialog', { name: 'Почему вы отписываетесь?' });
  await panel.getByRole('button', { name: 'Отписаться' }).click();
  await expect(panel.getByText('Выберите причину')).toBeVisible();
  await panel.getByText('Слишком много сообщений').click();
  await panel.getByRole('button', { name: 'Отписаться' }).click();
  await expect(panel).toBeHidden();
  await expect(sms).not.toBeChecked();
  await expect(sms).toBeEnabled();
  await page.reload();
  await expect(sms).not.toBeChecked();
});
