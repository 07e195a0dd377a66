import { expect, open, test } from './fixtures.ts';
import { readCode } from './read-code.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

test('a member shows the card at the till, and sees bonuses that came and when they burn @phone [CLUB-02 CLUB-03 CLUB-06 CLUB-09 CLUB-10]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  await open(page, '/personal/club');
  const card = page.getByRole('region', { name: 'Карта клуба' });
  await expect(card.getByRole('heading', { name: 'Бонус' })).toBeVisible();
  await expect(page.getByText('осталось 15 001 ₽')).toBeVisible();
  await expect(page.getByText('Здесь будет видно, когда и за что пришли бонусы.')).toBeVisible();
  const { value } = (await (await page.request.get('/api/v3/account/qr-code')).json()) as { value: string };
  expect(await readCode(page, /^QR-код карты клуба/)).toBe(value);

  const data = { phone: shopper.phone, amount: 300, promotion: 'Осенние выходные', days: 30 };
  expect((await page.request.post('/dev/bonuses', { data })).ok()).toBe(true);
  await open(page, '/personal/club');
  await expect(card).toContainText(/300 бонусов сгорят/);
  await expect(page.getByRole('table', { name: 'История бонусов' })).toContainText('Осенние выходные');
});
