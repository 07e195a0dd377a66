import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { allSettled, scopeBind } from 'effector';
import { account } from '@rukav/features/personal-data';
import { ChangeForm } from '../../../features/src/domain/personal-data/change/ChangeModal.tsx';
import type { Changing } from '../../../features/src/domain/personal-data/change/faults.ts';
import { opened } from '../../../features/src/domain/personal-data/change/model.ts';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { refused, withShop, type Replies } from '../scope.tsx';
import { aMember, refusingFields, throwing } from './member.tsx';

/** The three modals by which a member changes what she signs in by. */
const meta = { component: ChangeForm, parameters: looksAlike } satisfies Meta<typeof ChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const code = { resendAt: '2026-11-21T12:01:00+03:00', codeLength: 6, channel: 'SMS', isDelayed: false };
const changing = (what: Changing, replies: Replies = {}, locale: 'ru-RU' | 'kk-KZ' = 'ru-RU') => ({
  args: { changing: what },
  decorators: [
    withShop({
      locale,
      actor: 'member',
      replies: { 'GET /account': { profile: aMember() }, 'POST /request-sms-code': code, ...replies },
      started: (scope) => {
        void allSettled(account.openFx, { scope, params: {} });
        scopeBind(opened, { scope })(what);
      },
    }),
  ],
});

const press = ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
/** Writes the new value and the code that was sent. */
async function writes(played: Played, field: RegExp, value: string) {
  const { canvas, userEvent } = played;
  await userEvent.type(canvas.getByLabelText(field, { selector: 'input' }), value);
  await press(played, 'Получить код');
  await userEvent.type(await canvas.findByRole('textbox', { name: /Код из сообщения/ }), '123456');
}
const says = async ({ canvas }: Played, field: RegExp, text: string) =>
  waitFor(() =>
    expect(canvas.getByLabelText(field, { selector: 'input' })).toHaveAccessibleDescription(new RegExp(text)),
  );

const phoneChanged = fn(() => ({ profile: aMember({ phone: '+79169999999' }) }));
export const Phone: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['PROF-11', 'PROF-13', 'ERR-137'],
  ...changing('phone', { 'PUT /profile/phone': phoneChanged }),
  play: async (played) => {
    const { canvas, userEvent } = played;
    const field = canvas.getByLabelText(/^Новый телефон/, { selector: 'input' });
    await userEvent.type(field, '9161234567');
    await press(played, 'Получить код');
    await says(played, /^Новый телефон/, 'Новый телефон должен отличаться от нынешнего');

    await userEvent.clear(field);
    await writes(played, /^Новый телефон/, '9169999999');
    await waitFor(() =>
      expect(phoneChanged).toHaveBeenCalledWith({
        body: { phone: '+79169999999', code: '123456', profile: { clubproId: '700000000042' } },
      }),
    );
  },
};

const phoneRefused = (name: string, status = 422) =>
  changing('phone', { 'PUT /profile/phone': throwing(refused(name, status)) });
export const PhoneIsTaken: Story = {
  tags: ['ERR-118', 'ERR-136'],
  ...phoneRefused('phone_already_exists', 409),
  play: async (played) => {
    await writes(played, /^Новый телефон/, '9169999999');
    await says(played, /^Новый телефон/, 'Этот телефон уже зарегистрирован');
  },
};
/** Found before anything is sent: the form is that of a country. */
export const PhoneOfAnotherCountry: Story = {
  tags: ['ERR-138'],
  ...changing('phone'),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.type(canvas.getByLabelText(/^Новый телефон/, { selector: 'input' }), '+7 701 123 45 67');
    await press(played, 'Получить код');
    await says(played, /^Новый телефон/, 'Номер не подходит выбранной стране');
    await expect(canvas.queryByRole('textbox', { name: /Код из сообщения/ })).toBeNull();
  },
};
export const WrongCode: Story = {
  tags: ['ERR-144'],
  ...phoneRefused('wrong_code'),
  play: async (played) => {
    await writes(played, /^Новый телефон/, '9169999999');
    await says(played, /^Код из сообщения/, 'Неверный код. Попробуй снова');
    await expect(played.canvas.getByRole('timer')).toBeVisible();
  },
};
export const TooManyRequests: Story = {
  tags: ['ERR-139'],
  ...changing('phone', { 'POST /request-sms-code': throwing(refused('too_many_requests', 429)) }),
  play: async (played) => {
    await played.userEvent.type(
      played.canvas.getByLabelText(/^Новый телефон/, { selector: 'input' }),
      '9169999999',
    );
    await press(played, 'Получить код');
    await expect(await played.canvas.findByText(/Слишком много запросов/)).toBeVisible();
  },
};
export const PhoneFoundByTheServer: Story = {
  tags: ['ERR-104'],
  ...changing('phone', { 'POST /request-sms-code': refusingFields(['phone']) }),
  play: async (played) => {
    await played.userEvent.type(
      played.canvas.getByLabelText(/^Новый телефон/, { selector: 'input' }),
      '9169999999',
    );
    for (const text of ['Укажите телефон', 'Номер не подходит', 'В номере лишние цифры']) {
      await press(played, 'Получить код');
      await says(played, /^Новый телефон/, text);
    }
  },
};

const emailChanged = fn(() => ({ profile: aMember({ unconfirmedEmail: 'new@example.com' }) }));
export const Email: Story = {
  tags: ['PROF-12', 'PROF-14', 'ERR-141', 'ERR-142'],
  ...changing('email', { 'POST /account/email': emailChanged }),
  play: async (played) => {
    const { canvas, userEvent } = played;
    const field = canvas.getByLabelText(/^Новая почта/, { selector: 'input' });
    for (const [written, text] of [
      ['', 'Укажите почту'],
      ['new', 'Проверьте адрес почты'],
      ['ANNA@example.com', 'Новая почта должна отличаться от нынешней'],
    ] as const) {
      await userEvent.clear(field);
      if (written) await userEvent.type(field, written);
      await press(played, 'Получить код');
      await says(played, /^Новая почта/, text);
    }
    await userEvent.clear(field);
    await writes(played, /^Новая почта/, 'new@example.com');
    await waitFor(() =>
      expect(emailChanged).toHaveBeenCalledWith({
        body: {
          email: 'new@example.com',
          code: '123456',
          subscribe: false,
          profile: { clubproId: '700000000042' },
        },
      }),
    );
  },
};
export const EmailIsTaken: Story = {
  tags: ['ERR-117', 'ERR-140'],
  ...changing('email', { 'POST /account/email': throwing(refused('email_already_exists')) }),
  play: async (played) => {
    await writes(played, /^Новая почта/, 'new@example.com');
    await says(played, /^Новая почта/, 'Эта почта уже зарегистрирована');
  },
};
export const EmailFoundByTheServer: Story = {
  tags: ['ERR-105'],
  ...changing('email', { 'POST /request-sms-code': refusingFields(['email']) }),
  play: async (played) => {
    await played.userEvent.type(
      played.canvas.getByLabelText(/^Новая почта/, { selector: 'input' }),
      'new@example.com',
    );
    for (const text of ['Укажите почту', 'Проверьте адрес почты', 'не больше 100 знаков']) {
      await press(played, 'Получить код');
      await says(played, /^Новая почта/, text);
    }
  },
};

const passwordChanged = fn(() => ({}));
export const Password: Story = {
  tags: ['PROF-15'],
  ...changing('password', { 'PUT /profile/password': passwordChanged }),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.type(await canvas.findByLabelText(/^Прежний пароль/, { selector: 'input' }), 'Secret1');
    const next = canvas.getByLabelText(/^Новый пароль/, { selector: 'input' });
    for (const [written, text] of [
      ['weak', 'минимум 6 символов'],
      ['Secret1', 'должен отличаться от прежнего'],
    ] as const) {
      await userEvent.clear(next);
      await userEvent.type(next, written);
      await press(played, 'Сохранить');
      await says(played, /^Новый пароль/, text);
    }
    await userEvent.clear(next);
    await userEvent.type(next, 'Better1');
    await press(played, 'Сохранить');
    await waitFor(() =>
      expect(passwordChanged).toHaveBeenCalledWith({
        body: { oldPassword: 'Secret1', newPassword: 'Better1' },
      }),
    );
  },
};
const passwordRefused = (name: string): Story => ({
  ...changing('password', { 'PUT /profile/password': throwing(refused(name, 422)) }),
});
const changesPassword = async (played: Played) => {
  await played.userEvent.type(
    await played.canvas.findByLabelText(/^Прежний пароль/, { selector: 'input' }),
    'Secret2',
  );
  await played.userEvent.type(
    played.canvas.getByLabelText(/^Новый пароль/, { selector: 'input' }),
    'Better1',
  );
  await press(played, 'Сохранить');
};
export const OldPasswordIsWrong: Story = {
  tags: ['ERR-123'],
  ...passwordRefused('old_password_incorrect'),
  play: async (played) => {
    await changesPassword(played);
    await says(played, /^Прежний пароль/, 'Прежний пароль не подходит');
  },
};
export const NewPasswordIsThePresentOne: Story = {
  tags: ['ERR-124'],
  ...passwordRefused('new_password_same'),
  play: async (played) => {
    await changesPassword(played);
    await says(played, /^Новый пароль/, 'должен отличаться от прежнего');
  },
};
const passwordsFound = (locale: 'ru-RU' | 'kk-KZ') =>
  changing('password', { 'PUT /profile/password': refusingFields(['oldPassword', 'newPassword']) }, locale);
export const PasswordsFoundByTheServer: Story = {
  tags: ['ERR-106', 'ERR-107', 'ERR-108'],
  ...passwordsFound('ru-RU'),
  play: async (played) => {
    await changesPassword(played);
    for (const [old, next] of [
      ['Укажите прежний пароль', 'Укажите пароль'],
      ['Прежний пароль не подходит', 'минимум 6 символов'],
      ['слишком много символов', 'не больше 32 символов'],
    ] as const) {
      await says(played, /^Прежний пароль/, old);
      await says(played, /^Новый пароль/, next);
      await press(played, 'Сохранить');
    }
  },
};
export const PasswordsFoundByTheServerInKazakh: Story = {
  tags: ['ERR-106', 'ERR-107', 'ERR-108'],
  ...passwordsFound('kk-KZ'),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.type(await canvas.findByLabelText(/^Бұрынғы құпиясөз/, { selector: 'input' }), 'Secret2');
    await userEvent.type(canvas.getByLabelText(/^Жаңа құпиясөз/, { selector: 'input' }), 'Better1');
    await press(played, 'Сақтау');
    await says(played, /^Бұрынғы құпиясөз/, 'Бұрынғы құпиясөзді көрсетіңіз');
    await says(played, /^Жаңа құпиясөз/, 'Құпиясөзді көрсетіңіз');
  },
};

const byCode = fn(() => ({}));
export const ForgottenPassword: Story = {
  ...changing('password', { 'PUT /profile/password': byCode }),
  play: async (played) => {
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: 'Не помню, подтвержу кодом' }),
    );
    await writes(played, /^Новый пароль/, 'Better1');
    await waitFor(() =>
      expect(byCode).toHaveBeenCalledWith({ body: { newPassword: 'Better1', code: '123456' } }),
    );
  },
};
