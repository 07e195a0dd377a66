import { expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { moveOrder, orderToPay } from './paid-order.ts';
import { confirmingLink, followLink, newShopper } from './shopper.ts';
import { agree, askForCode } from './sign-in.ts';

// The code that came with the order is still good: another one is refused, and the first is asked for.
test.use({ forgives: [/status of 409/] });

test('what a guest has ordered earns no bonuses, also once she has an account and a confirmed mailbox [GEN-05]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  const number = await orderToPay(page, [await goodsOf(page)], { method: 'card', shopper });
  await expect(page.getByRole('main').getByText(/бонус/i)).toHaveCount(0);
  for (const status of ['collect', 'underway', 'deliveredToStore', 'waitingInStore', 'complete'] as const)
    await moveOrder(page, number, { status });

  await open(page, '/catalog');
  const { field, code } = await askForCode(page, 'ru', shopper);
  await field.fill(code);
  await agree(page, 'ru');
  await page.getByRole('dialog', { name: 'Войти' }).getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Личный кабинет/ })).toBeVisible();
  await open(page, '/personal/data');
  await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
  await expect(page.getByText('Письмо отправлено.')).toBeVisible();
  await followLink(page, await confirmingLink(page.request, shopper.email));
  await expect(page.getByRole('listitem', { name: 'Адрес почты подтверждён.' })).toBeVisible();

  await open(page, '/personal/orders?tab=history');
  await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
  await open(page, '/personal/club');
  await expect(page.getByText('Бонусы за следующий заказ появятся здесь.')).toBeVisible();
  await expect(page.getByText('Здесь будет видно, когда и за что пришли бонусы.')).toBeVisible();
});
