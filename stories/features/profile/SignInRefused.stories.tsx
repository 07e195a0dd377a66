import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CallFailed } from '@rukav/features/api';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { refused, refusedAs, withShop, type Replies } from '../scope.tsx';
import { askForCode, fieldOf, press, readsAt, sentBy, toPassword, write, type Played } from './play.ts';

/** What a shopper reads where signing in is refused: what she has written stays. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const broken = new CallFailed({ kind: 'fault', status: 503 });
const tooOften = refusedAs(429, [{ code: 'too_many_requests', params: { retryAfter: 60 } }]);
const checks = ['empty', 'invalid', 'max_length_exceeded'] as const;
const found = (...fields: readonly string[]) =>
  checks.map((check) =>
    refusedAs(
      400,
      fields.map((field) => ({ code: 'validation', field, params: { check, maximum: 32 } })),
    ),
  );

/** Refuses a call by each of these in turn, and from the beginning again when the story is played anew. */
function refusing(...all: readonly Error[]) {
  let asked = 0;
  return () => {
    asked += 1;
    throw all[(asked - 1) % all.length];
  };
}
const shop = (replies: Replies) => [
  withShop({
    locale: 'ru-RU',
    replies: {
      'POST /request-sms-code': sentBy('SMS'),
      'POST /request-code': sentBy('EMAIL'),
      'POST /check-sms-code': { token: 'proof', hasAccount: false },
      'POST /check-code': { token: 'proof', hasAccount: false },
      'POST /password/reset-by-phone': sentBy('SMS'),
      ...replies,
    },
  }),
];
const says = async ({ canvas }: Played, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

const unavailable = 'Сервис недоступен. Повторите попытку чуть позже.';
const later = 'Слишком много попыток. Повторите чуть позже.';

export const ACodeIsNotSent: Story = {
  tags: ['ERR-104', 'ERR-128', 'ERR-129', 'ERR-130', 'ERR-134', 'ERR-138', 'ERR-139', 'ERR-161'],
  decorators: shop({
    'POST /request-sms-code': refusing(
      refused('phone_invalid', 422, 'phone'),
      ...found('phone'),
      refused('captcha_failed', 403),
      tooOften,
      broken,
    ),
  }),
  play: async (played) => {
    const country = 'Номер не подходит выбранной стране';
    for (const text of [country, 'Укажите телефон', country, country]) {
      await askForCode(played);
      await readsAt(played, /^Телефон/, text);
    }
    for (const text of [/Запросы похожи на автоматические/, later, unavailable]) {
      await askForCode(played);
      await says(played, text);
    }
    await expect(await fieldOf(played, /^Телефон/)).toHaveValue('+7 (916) 123 45 67');
  },
};

export const ACodeWasSentBefore: Story = {
  tags: ['ERR-122', 'ERR-145'],
  decorators: shop({
    'POST /request-sms-code': refusing(
      refusedAs(409, [{ code: 'code_already_sent', params: { retryAfter: 40 } }]),
    ),
  }),
  play: async (played) => {
    await askForCode(played);
    await says(played, /Код уже отправлен. Подождите немного/);
    await expect(await fieldOf(played, /^Код из сообщения/)).toBeVisible();
    await expect(played.canvas.getByRole('timer')).toHaveTextContent(/0:(?:40|3\d)/);
  },
};

export const ACodeIsNotRight: Story = {
  tags: ['AUTH-15', 'AUTH-16', 'ERR-115', 'ERR-133', 'ERR-144'],
  decorators: shop({
    'POST /check-sms-code': refusing(
      refused('wrong_code', 422, 'code'),
      refused('code_expired', 422, 'code'),
      refused('too_many_attempts', 422, 'code'),
    ),
  }),
  play: async (played) => {
    const field = /^Код из сообщения/;
    await askForCode(played);
    await fieldOf(played, field);
    await press(played, 'Подтвердить');
    await readsAt(played, field, 'Введите код из сообщения');
    await write(played, field, '123');
    await press(played, 'Подтвердить');
    await readsAt(played, field, 'В коде не хватает цифр');
    for (const text of [
      'Неверный код. Попробуй снова',
      'Срок кода истёк. Запросите новый',
      'Слишком много попыток. Запросите новый код',
    ]) {
      await write(played, field, '123456');
      await readsAt(played, field, text);
    }
  },
};

export const APasswordIsNotRight: Story = {
  tags: ['ERR-105', 'ERR-106', 'ERR-114', 'ERR-131', 'ERR-132', 'ERR-135'],
  decorators: shop({
    'POST /login': refusing(
      refused('credentials_invalid', 422),
      refused('temporary_password_invalid', 422),
      refused('credentials_invalid', 422),
      ...found('email', 'password'),
      broken,
    ),
  }),
  play: async (played) => {
    await toPassword(played);
    await write(played, /^Телефон/, '9161234567');
    await write(played, /^Пароль/, 'Rukav1one');
    for (const text of ['Неверный телефон или пароль', /Временный пароль не подходит/]) {
      await press(played, 'Войти');
      await says(played, text);
    }
    await played.userEvent.click(played.canvas.getByRole('radio', { name: 'Почта' }));
    await write(played, /^Электронная почта/, 'anna@example.com');
    await press(played, 'Войти');
    await says(played, 'Неверная почта или пароль');
    for (const [email, password] of [
      ['Укажите почту', 'Укажите пароль'],
      [/Проверьте адрес почты/, 'Укажите пароль'],
      [/не больше 100/, /не больше 32/],
    ] as const) {
      await press(played, 'Войти');
      await readsAt(played, /^Электронная почта/, email);
      await readsAt(played, /^Пароль/, password);
    }
    await press(played, 'Войти');
    await says(played, unavailable);
  },
};

export const AProofIsSpent: Story = {
  tags: ['ERR-121', 'ERR-116'],
  decorators: shop({
    'POST /check-sms-code': { token: 'proof', hasAccount: true },
    'POST /login': refusing(refused('token_invalid', 422), refused('user_not_found', 404)),
  }),
  play: async (played) => {
    for (const text of [/Подтверждение устарело. Запросите код ещё раз/, /Аккаунта с этим телефоном нет/]) {
      await askForCode(played);
      await write(played, /^Код из сообщения/, '123456');
      await says(played, text);
      await expect(played.canvas.getByRole('button', { name: 'Получить код' })).toBeVisible();
    }
  },
};

export const AMailboxWithoutAnAccount: Story = {
  tags: ['ERR-116', 'ERR-143'],
  decorators: shop({}),
  play: async (played) => {
    await played.userEvent.click(await played.canvas.findByRole('radio', { name: 'Почта' }));
    await write(played, /^Электронная почта/, 'anna@example.com');
    await press(played, 'Получить код');
    await write(played, /^Код из письма/, '123456');
    await says(played, 'Аккаунта с этой почтой нет. Попробуйте войти по телефону.');
    await expect(await fieldOf(played, /^Телефон/)).toBeVisible();
  },
};
