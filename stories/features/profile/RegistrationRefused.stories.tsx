import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { refused, refusedAs, withShop } from '../scope.tsx';
import { fieldOf, press, readsAt, sentBy, toRegistration, write, type Played } from './play.ts';

/** What a shopper reads where registration is refused. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const checks = ['empty', 'invalid', 'max_length_exceeded'] as const;
const found = checks.map((check) =>
  refusedAs(
    400,
    ['name', 'email', 'password', 'birthday'].map((field) => ({
      code: 'validation',
      field,
      params: { check },
    })),
  ),
);

/** Refuses registration by each of these in turn. */
function refusing(...all: readonly Error[]) {
  let asked = 0;
  return [
    withShop({
      locale: 'ru-RU',
      replies: {
        'POST /request-sms-code': sentBy('SMS'),
        'POST /check-sms-code': { token: 'proof', hasAccount: false },
        'POST /register': () => {
          asked += 1;
          throw all[(asked - 1) % all.length];
        },
      },
    }),
  ];
}

async function register(played: Played) {
  await toRegistration(played);
  await write(played, /^Имя/, 'Анна');
  await write(played, /^Электронная почта/, 'anna@example.com');
  await write(played, /^Пароль/, 'Rukav1one');
  for (const name of [/правила клуба/, /пользовательское соглашение/, /согласие на обработку/])
    await played.userEvent.click(played.canvas.getByRole('checkbox', { name }));
  await press(played, 'Зарегистрироваться');
}

export const ThePhoneIsTaken: Story = {
  tags: ['AUTH-37', 'ERR-118', 'ERR-136'],
  decorators: refusing(refused('phone_already_exists', 409, 'phone')),
  play: async (played) => {
    await register(played);
    await readsAt(played, /^Телефон/, 'Этот телефон уже зарегистрирован. Войдите по коду');
  },
};

export const TheMailboxIsTaken: Story = {
  tags: ['AUTH-21', 'ERR-117', 'ERR-140'],
  decorators: refusing(refused('email_already_exists', 409, 'email')),
  play: async (played) => {
    await register(played);
    await readsAt(played, /^Электронная почта/, /Эта почта уже зарегистрирована. Войдите в тот аккаунт/);
    await expect(await fieldOf(played, /^Имя/)).toHaveValue('Анна');
  },
};

export const AnEmployeeGoesOnInThePortal: Story = {
  tags: ['AUTH-61'],
  decorators: refusing(refused('employee_registration')),
  play: async (played) => {
    await register(played);
    await waitFor(() =>
      expect(played.canvas.getByText(/Завершите регистрацию на корпоративном портале/)).toBeVisible(),
    );
  },
};

export const FieldsThatTheServerDoubts: Story = {
  tags: ['ERR-105', 'ERR-106', 'ERR-109', 'ERR-142'],
  decorators: refusing(...found),
  play: async (played) => {
    await register(played);
    for (const [name, email, password, birthday] of [
      ['Укажите имя', 'Укажите почту', 'Укажите пароль', 'Укажите дату рождения'],
      [/буквы и дефис/, /Проверьте адрес/, /минимум 6 символов/, /Проверьте дату/],
      [/не больше 64/, /не больше 100/, /не больше 32/, /Проверьте дату/],
    ] as const) {
      await readsAt(played, /^Имя/, name);
      await readsAt(played, /^Электронная почта/, email);
      await readsAt(played, /^Пароль/, password);
      await readsAt(played, /^Дата рождения/, birthday);
      await press(played, 'Зарегистрироваться');
    }
  },
};

export const TheProofIsSpent: Story = {
  tags: ['ERR-121', 'AUTH-36'],
  decorators: refusing(refused('token_invalid', 422)),
  play: async (played) => {
    await register(played);
    await waitFor(() => expect(played.canvas.getByText(/Подтверждение устарело/)).toBeVisible());
    await expect(played.canvas.getByRole('button', { name: 'Получить код' })).toBeVisible();
  },
};
