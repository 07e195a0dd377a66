import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CallFailed } from '@rukav/features/api';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { refused, refusedAs, withShop, type Replies } from '../scope.tsx';
import { fieldOf, press, readsAt, sentBy, toPassword, write, type Played } from './play.ts';

/** Recovery of a password in the modal: by the phone, and what is said where it comes to nothing. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

function refusing(...all: readonly Error[]) {
  let asked = 0;
  return () => {
    asked += 1;
    throw all[(asked - 1) % all.length];
  };
}
const shop = (replies: Replies) => [
  withShop({ locale: 'ru-RU', replies: { 'POST /password/reset-by-phone': sentBy('SMS'), ...replies } }),
];
const says = async ({ canvas }: Played, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

async function toRecovery(played: Played, by: 'Телефон' | 'Почта' = 'Телефон') {
  await toPassword(played);
  await press(played, 'Забыли пароль?');
  await played.userEvent.click(await played.canvas.findByRole('radio', { name: by }));
}
async function toNewPassword(played: Played) {
  await toRecovery(played);
  await write(played, /^Телефон/, '9161234567');
  await press(played, 'Получить код');
  await fieldOf(played, /^Новый пароль/);
}
async function save(played: Played, password = 'Rukav2new') {
  await write(played, /^Код из сообщения/, '123456');
  await write(played, /^Новый пароль/, password);
  await press(played, 'Сохранить пароль');
}

export const ByPhone: Story = {
  tags: ['AUTH-02', 'AUTH-53', 'AUTH-27', 'AUTH-33'],
  decorators: shop({ 'POST /password/_confirm-reset-by-phone': {} }),
  play: async (played) => {
    await toNewPassword(played);
    await save(played, '');
    await readsAt(played, /^Новый пароль/, 'Укажите пароль');
    await save(played, 'weak');
    await readsAt(
      played,
      /^Новый пароль/,
      'Пароль должен содержать минимум 6 символов, 1 строчную букву, 1 заглавную букву и 1 цифру',
    );
    await save(played);
    await says(played, 'Пароль изменён. Войдите с новым.');
    await expect(await fieldOf(played, /^Пароль/)).toHaveValue('');
  },
};

export const ByLetter: Story = {
  tags: ['AUTH-02', 'AUTH-17'],
  decorators: shop({
    'POST /password/reset-by-email': { resendAt: '2026-11-21T12:01:00+03:00', isDelayed: true },
  }),
  play: async (played) => {
    await toRecovery(played, 'Почта');
    await press(played, 'Прислать ссылку');
    await readsAt(played, /^Электронная почта/, 'Укажите почту');
    await write(played, /^Электронная почта/, 'anna@example.com');
    await press(played, 'Прислать ссылку');
    await says(played, /Если с почтой anna@example.com есть аккаунт, письмо со ссылкой уже в пути/);
    await says(played, /Сообщения сейчас уходят с задержкой/);
    await expect(played.canvas.getByRole('timer')).toBeVisible();
  },
};

const again = () => refusedAs(409, [{ code: 'code_already_sent', params: { retryAfter: 40 } }]);
export const NothingIsSent: Story = {
  tags: ['ERR-145', 'ERR-150', 'ERR-151', 'ERR-152'],
  decorators: shop({
    'POST /password/reset-by-email': refusing(
      new CallFailed({ kind: 'fault', status: 503 }),
      new CallFailed({ kind: 'fault', status: 500 }),
      refused('something_new', 422),
      refusedAs(429, [{ code: 'too_many_requests' }]),
    ),
    'POST /password/reset-by-phone': refusing(again()),
  }),
  play: async (played) => {
    await toRecovery(played, 'Почта');
    await write(played, /^Электронная почта/, 'anna@example.com');
    const failed = 'Не получилось. Проверьте связь и повторите попытку.';
    for (const text of [
      'Сервис недоступен. Повторите попытку чуть позже.',
      failed,
      failed,
      /Слишком много попыток/,
    ]) {
      await press(played, 'Прислать ссылку');
      await says(played, text);
    }
    await played.userEvent.click(played.canvas.getByRole('radio', { name: 'Телефон' }));
    await write(played, /^Телефон/, '9161234567');
    await press(played, 'Получить код');
    await says(played, /Код уже отправлен. Подождите немного/);
  },
};

export const TheCodeIsNotRight: Story = {
  tags: ['ERR-116', 'ERR-146', 'ERR-147', 'ERR-148'],
  decorators: shop({
    'POST /password/_confirm-reset-by-phone': refusing(
      refused('wrong_code', 422, 'code'),
      refused('code_expired', 422, 'code'),
      refused('new_password_same', 422, 'password'),
      refused('user_not_found', 404, 'phone'),
    ),
  }),
  play: async (played) => {
    await toNewPassword(played);
    for (const [field, text] of [
      [/^Код из сообщения/, 'Неверный код. Попробуй снова'],
      [/^Код из сообщения/, 'Срок кода истёк. Запросите новый'],
      [/^Новый пароль/, 'Новый пароль должен отличаться от прежнего'],
    ] as const) {
      await save(played);
      await readsAt(played, field, text);
    }
    await save(played);
    await says(played, /Аккаунта с этим телефоном нет. Проверьте номер/);
    await expect(played.canvas.getByRole('button', { name: 'Получить код' })).toBeVisible();
  },
};
