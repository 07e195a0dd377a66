import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { writeProfile } from './profile.ts';
import { newShopper } from './shopper.ts';
import { signInByPassword, signUp } from './sign-in.ts';
import { text } from './words.ts';

const password = 'Rukav1one';
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

// What the later device wanted to change is refused at first.
test.use({ forgives: [/status of 409/] });

test('of two devices with the form of one’s data open the later is told what the earlier has changed, and nothing that was written is lost [PROF-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/personal/data');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signUp(page, 'ru', shopper, password, true);
  await writeProfile(page, 'ru');
  const save = (device: Page) => device.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await save(page);
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await comeFrom(other, 'ru-RU', baseURL);
  await other.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
  await open(other, '/catalog');
  await signInByPassword(other, shopper, password);
  await open(other, '/personal/data');
  await expect(field(other, /^Имя/)).toHaveValue(shopper.firstName);
  await open(page, '/personal/data');
  await expect(field(page, /^Имя/)).toHaveValue(shopper.firstName);

  await field(page, /^Фамилия/).fill('Ким');
  await field(page, /^Отчество/).fill('Олеговна');
  await save(page);
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();
  await field(other, /^Фамилия/).fill('Ли');
  await field(other, /^Имя/).fill('Айша');
  await save(other);

  await expect(other.getByText('Данные изменили на другом устройстве')).toBeVisible();
  await expect(other.getByText('Там написано иначе: фамилия.')).toBeVisible();
  await expect(field(other, /^Фамилия/)).toHaveValue('Ли');
  await expect(field(other, /^Отчество/)).toHaveValue('Олеговна');
  await expect(field(other, /^Имя/)).toHaveValue('Айша');
  await other.getByRole('button', { name: text('ru', 'data.notice.takeTheirs') }).click();
  await expect(field(other, /^Фамилия/)).toHaveValue('Ким');
  await save(other);
  await expect(other.getByText('Данные сохранены').last()).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(field(page, /^Имя/)).toHaveValue('Айша');
  await expect(field(page, /^Фамилия/)).toHaveValue('Ким');
  await expect(field(page, /^Отчество/)).toHaveValue('Олеговна');
});
