import { expect, open, test } from './fixtures.ts';
import { lettersTo, newShopper } from './shopper.ts';

test('a guest writes to the shop: her message goes as an event, and a letter says that it came @phone', async ({
  page,
}) => {
  const shopper = newShopper();
  await open(page, '/feedback');
  const form = page.getByRole('form', { name: 'Напишите нам' });
  await form.getByRole('textbox', { name: 'Имя' }).fill(shopper.firstName);
  await form.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
  await form.getByRole('combobox', { name: 'Тема' }).selectOption('Возврат');
  await form.getByRole('textbox', { name: 'Сообщение' }).fill('Не подошёл размер');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v3/event'));
  await form.getByRole('button', { name: 'Отправить' }).click();

  expect((await sent).postDataJSON()).toEqual({
    eventType: 'feedback',
    data: {
      name: shopper.firstName,
      email: shopper.email,
      theme: 'return',
      message: 'Не подошёл размер',
    },
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Сообщение у нас' })).toBeVisible();
  await expect
    .poll(async () => (await lettersTo(page.request, shopper.email)).map(({ text }) => text).join())
    .toContain('Не подошёл размер');
});
