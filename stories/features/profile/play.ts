import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import { aReply } from '../../../features/src/domain/cart/cart-builders.ts';

export type Played = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** A code that is on its way by a channel; another one can be asked for at `resendAt`, by default in a minute. */
export const sentBy = (channel: CodeChannel, resendAt = '2026-11-21T12:01:00+03:00') => ({
  resendAt,
  codeLength: channel === 'CALL' ? 4 : 6,
  channel,
  isDelayed: false,
});

/** What signing in is answered with. */
export const signedIn = {
  ...aReply(),
  profile: {
    clubproId: '700000000001',
    firstName: 'Анна',
    lastName: null,
    secondName: null,
    phone: '+79161234567',
    email: null,
    isEmailConfirmed: false,
  },
  merged: false,
  savedCarts: [],
  giftCardsLeftOut: 0,
  cityId: 524901,
};

/** The field with a label; the choice of a kind of name may be called the same. */
export const fieldOf = ({ canvas }: Pick<Played, 'canvas'>, name: RegExp) =>
  canvas.findByLabelText(name, { selector: 'input:not([type=radio])' });

/** Writes into a field what a shopper would paste there. */
export async function write(played: Played, name: RegExp, text: string) {
  const { userEvent } = played;
  const field = await fieldOf(played, name);
  await userEvent.clear(field);
  if (text === '') return field;
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

/** Presses a button. */
export const press = async ({ canvas, userEvent }: Played, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Asks for a code by message, to a phone of the country. */
export async function askForCode(played: Played, phone = '9161234567') {
  await write(played, /^Телефон/, phone);
  await press(played, 'Получить код');
}

/** Proves a phone that has no account, up to the form of registration. */
export async function toRegistration(played: Played) {
  await askForCode(played);
  await write(played, /^Код из сообщения/, '123456');
  await played.canvas.findByRole('button', { name: 'Зарегистрироваться' });
}

/** Goes on to the forms of a password. */
export async function toPassword(played: Played, by?: 'Почта' | 'Клубная карта') {
  await press(played, 'Войти по паролю');
  if (by) await played.userEvent.click(await played.canvas.findByRole('radio', { name: by }));
}

/** Sends a form and reads what is then said at one of its fields. */
export async function readsAt(played: Played, field: RegExp, text: string | RegExp) {
  const input = await fieldOf(played, field);
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringMatching(text)));
  await expect(input).toBeInvalid();
}
