import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { withShop } from '../scope.tsx';
import { askForCode, fieldOf, press, sentBy, signedIn, toPassword, write } from './play.ts';

/** Every way in, to its end. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const login = fn(() => signedIn);
const known = { token: 'proof', hasAccount: true };
const replies = {
  'POST /request-sms-code': ({ body }: { body: { channel: 'SMS' | 'CALL' | 'PUSH' } }) =>
    sentBy(body.channel),
  'POST /request-code': sentBy('EMAIL'),
  'POST /check-sms-code': known,
  'POST /check-code': known,
  'POST /login': login,
};
const decorators = [withShop({ replies })];
const lastLogin = () => (login.mock.lastCall as unknown as [{ body: object }] | undefined)?.[0].body;

export const ByCall: Story = {
  tags: ['AUTH-08', 'AUTH-12'],
  decorators,
  play: async (played) => {
    await write(played, /^Телефон/, '9161234567');
    await press(played, 'позвонить мне');

    await expect(await played.canvas.findByText(/Если звонка не будет, пришлём сообщение/)).toBeVisible();
    const field = await write(played, /^Последние 4 цифры номера/, '0042');
    await expect(field).toHaveValue('0042');
    await expect(lastLogin()).toEqual({ phone: '+79161234567', token: 'proof' });
  },
};

export const ACallThatCannotBeMadeIsAMessage: Story = {
  tags: ['AUTH-12'],
  decorators: [withShop({ replies: { ...replies, 'POST /request-sms-code': sentBy('SMS') } })],
  play: async (played) => {
    await write(played, /^Телефон/, '9161234567');
    await press(played, 'позвонить мне');

    await expect(await fieldOf(played, /^Код из сообщения/)).toBeVisible();
    await expect(played.canvas.getByText(/Отправили код на/)).toBeVisible();
  },
};

export const ByPush: Story = {
  tags: ['AUTH-06'],
  decorators,
  play: async (played) => {
    await write(played, /^Телефон/, '9161234567');
    await press(played, 'прислать уведомление');

    await expect(await played.canvas.findByText(/Отправили уведомление на ваши устройства/)).toBeVisible();
    await expect(await write(played, /^Код из уведомления/, '123456')).toHaveValue('123456');
  },
};

export const ByMail: Story = {
  tags: ['AUTH-09'],
  decorators,
  play: async (played) => {
    await played.userEvent.click(await played.canvas.findByRole('radio', { name: 'Почта' }));
    await write(played, /^Электронная почта/, 'anna@example.com');
    await press(played, 'Получить код');

    await write(played, /^Код из письма/, '123456');
    await expect(lastLogin()).toEqual({ email: 'anna@example.com', token: 'proof' });
  },
};

export const ByPassword: Story = {
  tags: ['AUTH-04', 'AUTH-62'],
  decorators,
  play: async (played) => {
    const password = 'Rukav1one';
    await toPassword(played);
    for (const [by, field, written, name] of [
      ['Телефон', /^Телефон/, '9161234567', { phone: '+79161234567' }],
      ['Почта', /^Электронная почта/, 'anna@example.com', { email: 'anna@example.com' }],
      ['Клубная карта', /^Номер клубной карты/, '700000000001', { card: '700000000001' }],
    ] as const) {
      await played.userEvent.click(await played.canvas.findByRole('radio', { name: by }));
      await write(played, field, written);
      await write(played, /^Пароль/, password);
      await press(played, 'Войти');
      await expect(lastLogin()).toEqual({ ...name, password });
    }
    await press(played, 'Войти по коду');
    await expect(await played.canvas.findByRole('button', { name: 'Получить код' })).toBeVisible();
  },
};

let asked = 0;
/** The first code can be asked for again in a minute, the next one at once. */
const inTurn = () => {
  asked += 1;
  return asked % 2 === 1 ? sentBy('SMS') : sentBy('SMS', '2026-11-21T12:00:00+03:00');
};
export const TheStatesOfACode: Story = {
  tags: ['AUTH-10', 'AUTH-13', 'AUTH-14'],
  decorators: [withShop({ replies: { ...replies, 'POST /request-sms-code': inTurn } })],
  play: async (played) => {
    const { canvas } = played;
    const [code, timer, again] = [
      () => canvas.queryByRole('textbox', { name: /^Код из сообщения/ }),
      () => canvas.queryByRole('timer'),
      () => canvas.queryByRole('button', { name: 'Отправить код ещё раз' }),
    ];
    await expect([code(), timer(), again()]).toEqual([null, null, null]);

    await askForCode(played);
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/0:5\d|1:00/);
    await expect([code() !== null, again()]).toEqual([true, null]);

    await press(played, 'Изменить номер');
    await expect(code()).toBeNull();
    await press(played, 'Получить код');
    await expect(await canvas.findByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible();
    await expect([code() !== null, timer()]).toEqual([true, null]);
    await expect(canvas.getByRole('button', { name: 'Позвонить мне' })).toBeVisible();
  },
};
