import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CallFailed } from '@rukav/features/api';
import { PasswordRecoveryPage } from '@rukav/features/profile/view';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { refused, refusedAs, withShop } from '../scope.tsx';
import { press, readsAt, write, type Played } from './play.ts';

/** The page of the link in a letter that recovers a password. */
const meta = {
  component: PasswordRecoveryPage,
  parameters: { layout: 'fullscreen' },
  args: { code: 'a1b2c3d4' },
} satisfies Meta<typeof PasswordRecoveryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers each try by the next of these, from the beginning again when the story is played anew. */
function answering(...all: readonly (Error | object)[]) {
  let asked = 0;
  return [
    withShop({
      locale: 'ru-RU',
      replies: {
        'POST /password/_confirm-reset-by-email': () => {
          asked += 1;
          const next = all[(asked - 1) % all.length];
          if (next instanceof Error) throw next;
          return next;
        },
      },
    }),
  ];
}
const save = async (played: Played, email = 'anna@example.com', password = 'Rukav2new') => {
  await write(played, /^Электронная почта/, email);
  await write(played, /^Новый пароль/, password);
  await press(played, 'Сохранить пароль');
};
const says = async ({ canvas }: Played, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  decorators: answering({}),
};
export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ' })] };

export const ThePasswordIsChanged: Story = {
  tags: ['AUTH-27', 'AUTH-28', 'AUTH-33'],
  decorators: answering({}),
  play: async (played) => {
    await save(played, '', '');
    await readsAt(played, /^Электронная почта/, 'Укажите почту');
    await readsAt(played, /^Новый пароль/, 'Укажите пароль');
    await save(played, 'anna@example.com', 'weak');
    await readsAt(played, /^Новый пароль/, /минимум 6 символов/);
    await save(played);
    await expect(await played.canvas.findByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
  },
};

export const TheLinkIsSpent: Story = {
  tags: ['ERR-119', 'ERR-148', 'ERR-149'],
  decorators: answering(refused('reset_code_invalid', 422), refused('reset_link_expired', 410)),
  play: async (played) => {
    for (const text of ['Ссылка не подходит: возможно, она уже использована.', 'Срок ссылки истёк.']) {
      await save(played);
      await says(played, text);
      await expect(played.canvas.getByRole('button', { name: 'Запросить новую' })).toBeVisible();
    }
  },
};

export const Refused: Story = {
  tags: ['AUTH-22', 'ERR-105', 'ERR-106', 'ERR-116', 'ERR-146', 'ERR-150', 'ERR-151', 'ERR-152'],
  parameters: looksAlike,
  decorators: answering(
    refused('email_not_found', 404, 'email'),
    refused('new_password_same', 422, 'password'),
    ...(['empty', 'invalid', 'max_length_exceeded'] as const).map((check) =>
      refusedAs(
        400,
        ['email', 'password'].map((field) => ({ code: 'validation', field, params: { check } })),
      ),
    ),
    new CallFailed({ kind: 'fault', status: 503 }),
    refused('something_new', 422),
    new CallFailed({ kind: 'fault', status: 500 }),
  ),
  play: async (played) => {
    await save(played);
    await readsAt(played, /^Электронная почта/, /Аккаунта с такой почтой по этой ссылке нет/);
    await save(played);
    await readsAt(played, /^Новый пароль/, 'Новый пароль должен отличаться от прежнего');
    for (const [email, password] of [
      ['Укажите почту', 'Укажите пароль'],
      [/Проверьте адрес/, /минимум 6 символов/],
      [/не больше 100/, /не больше 32/],
    ] as const) {
      await save(played);
      await readsAt(played, /^Электронная почта/, email);
      await readsAt(played, /^Новый пароль/, password);
    }
    for (const text of [/^Сервис недоступен/, /^Не получилось. Проверьте связь/, /^Не получилось/]) {
      await save(played);
      await says(played, text);
    }
  },
};
