import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { withShop } from '../scope.tsx';
import { fieldOf, press, readsAt, sentBy, toPassword, toRegistration, write } from './play.ts';

/** What each field takes, and what it says to anything else. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn(() => sentBy('SMS'));
const mailed = fn(() => sentBy('EMAIL'));
const replies = {
  'POST /request-sms-code': asked,
  'POST /request-code': mailed,
  'POST /check-sms-code': { token: 'proof', hasAccount: false },
};
const bodyOf = (call: { mock: { lastCall?: unknown } }) =>
  (call.mock.lastCall as [{ body: object }] | undefined)?.[0].body;
const decorators = [withShop({ locale: 'ru-RU', replies })];
const inKazakhstan = [withShop({ locale: 'kk-KZ', replies })];

export const PhonesOfRussia: Story = {
  tags: ['AUTH-34', 'AUTH-35', 'AUTH-38', 'AUTH-42', 'AUTH-43', 'AUTH-44', 'ERR-138'],
  decorators,
  play: async (played) => {
    for (const [written, text] of [
      ['', 'Укажите телефон'],
      ['916 123', 'В номере не хватает цифр'],
      ['+7 701 123 45 67', 'Номер не подходит выбранной стране'],
    ] as const) {
      await write(played, /^Телефон/, written);
      await press(played, 'Получить код');
      await readsAt(played, /^Телефон/, text);
    }
    for (const written of ['8 (916) 123-45-67', '+7 916 123 45 67', '7-916-123-45-67', '916.123.4567']) {
      await expect(await write(played, /^Телефон/, written)).toHaveValue('+7 (916) 123 45 67');
      await press(played, 'Получить код');
      await expect(bodyOf(asked)).toMatchObject({ phone: '+79161234567' });
      await press(played, 'Изменить номер');
    }
  },
};

export const PhonesOfKazakhstan: Story = {
  tags: ['AUTH-35', 'AUTH-40'],
  decorators: inKazakhstan,
  play: async (played) => {
    await write(played, /^Телефон/, '+7 916 123 45 67');
    await press(played, 'Код алу');
    await readsAt(played, /^Телефон/, 'Нөмір таңдалған елге сәйкес емес');
    await write(played, /^Телефон/, '8 701 123 45 67');
    await press(played, 'Код алу');
    await expect(await fieldOf(played, /^Хабарламадағы код/)).toBeVisible();
    await expect(bodyOf(asked)).toMatchObject({ phone: '+77011234567' });
  },
};

const wrongForm = /Проверьте адрес почты/;
const mailboxes = [
  ['', 'Укажите почту'],
  ['anna', wrongForm],
  ['anna@example', wrongForm],
  ['ан на@example.com', wrongForm],
  ['анна@example.com', wrongForm],
  ['a@b.', wrongForm],
  [`${'a'.repeat(89)}@example.com`, 'В адресе почты не больше 100 знаков'],
] as const;

export const Mailboxes: Story = {
  tags: ['AUTH-17', 'AUTH-18', 'AUTH-19', 'AUTH-20', 'ERR-142'],
  decorators,
  play: async (played) => {
    await played.userEvent.click(await played.canvas.findByRole('radio', { name: 'Почта' }));
    for (const [written, text] of mailboxes) {
      await write(played, /^Электронная почта/, written);
      await press(played, 'Получить код');
      await readsAt(played, /^Электронная почта/, text);
    }
    for (const email of ['an_na.b-c+1@mail.example.com', 'a@b.c', `${'a'.repeat(88)}@example.com`]) {
      await write(played, /^Электронная почта/, email);
      await press(played, 'Получить код');
      await press(played, 'Изменить почту');
      await expect(bodyOf(mailed)).toMatchObject({ email });
    }
  },
};

export const ClubCards: Story = {
  tags: ['AUTH-27', 'AUTH-45', 'AUTH-46'],
  decorators,
  play: async (played) => {
    await toPassword(played, 'Клубная карта');
    await press(played, 'Войти');
    await readsAt(played, /^Пароль/, 'Укажите пароль');
    for (const [written, text] of [
      ['', 'Укажите номер карты'],
      ['1234567', 'В номере карты не меньше 8 цифр'],
      ['12345678901234567', 'В номере карты не больше 16 цифр'],
    ] as const) {
      await write(played, /^Номер клубной карты/, written);
      await press(played, 'Войти');
      await readsAt(played, /^Номер клубной карты/, text);
    }
  },
};

/** A number is printed in groups: what stands between them is no mistake, a letter is said to be dropped. */
export const ACardIsDigitsAlone: Story = {
  tags: ['ADDR-36'],
  decorators,
  play: async (played) => {
    await toPassword(played, 'Клубная карта');
    const dropped = 'В номере карты только цифры, остальное убрали';
    await expect(await write(played, /^Номер клубной карты/, '7000 0000-0001')).toHaveValue('700000000001');
    await expect(played.canvas.queryByText(dropped)).toBeNull();

    await expect(await write(played, /^Номер клубной карты/, '70000000O0O1')).toHaveValue('7000000001');
    await expect(played.canvas.getByText(dropped)).toBeVisible();
  },
};

const weak = 'Пароль должен содержать минимум 6 символов, 1 строчную букву, 1 заглавную букву и 1 цифру';
const fields = [
  [/^Имя/, '', 'Укажите имя'],
  [/^Имя/, 'Anna', /только русские или казахские буквы и дефис/],
  [/^Имя/, 'Анна 2', /только русские или казахские буквы и дефис/],
  [/^Имя/, 'А', 'В имени не меньше двух букв'],
  [/^Имя/, 'А'.repeat(65), 'В имени не больше 64 букв'],
  ...mailboxes.map(([written, text]) => [/^Электронная почта/, written, text] as const),
  [/^Пароль/, 'Ab1cd', weak],
  [/^Пароль/, 'ABCDEF1', weak],
  [/^Пароль/, 'abcdef1', weak],
  [/^Пароль/, 'Abcdefg', weak],
  [/^Пароль/, `Ab1${'c'.repeat(30)}`, 'В пароле не больше 32 символов'],
  [/^Пароль/, 'Пароль1a', 'В пароле только латинские буквы, цифры и знаки, без пробелов'],
  [/^Пароль/, 'Abcd 123', 'В пароле только латинские буквы, цифры и знаки, без пробелов'],
] as const;

export const Registration: Story = {
  tags: [
    'AUTH-17',
    'AUTH-18',
    'AUTH-19',
    'AUTH-20',
    'AUTH-24',
    'AUTH-25',
    'AUTH-26',
    'AUTH-28',
    'AUTH-29',
    'AUTH-30',
    'AUTH-31',
    'AUTH-32',
    'AUTH-33',
    'AUTH-48',
  ],
  decorators,
  play: async (played) => {
    await toRegistration(played);
    for (const [field, written, text] of fields) {
      await write(played, field, written);
      await press(played, 'Зарегистрироваться');
      await readsAt(played, field, text);
    }
    await expect(played.canvas.getByText('Без пользовательского соглашения войти нельзя')).toBeVisible();
    for (const [field, written] of [
      [/^Имя/, 'Әсел-Мария'],
      [/^Электронная почта/, 'assel@example.com'],
      [/^Пароль/, 'Ab1~!@#$%^&*()_+-={}[]:;<>./\\'],
    ] as const)
      await expect(await write(played, field, written)).toBeValid();
  },
};
