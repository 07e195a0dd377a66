import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { smartCaptchaFx } from '@rukav/features/profile/smart-captcha';
import { looksAlike } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { refused, sessionIn, supplying, withShop } from '../scope.tsx';
import { askForCode, fieldOf, press, sentBy, toPassword, write, type Played } from './play.ts';

/** Signing in while the store has switched something on or off: captcha, or codes to phones. */
const meta = { component: SignInForms, parameters: looksAlike } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Asked {
  body: { phone: string; smartCaptchaToken?: string };
}
const asked = fn();
/** Sends a code to who has solved the captcha. */
const guarded = ({ body }: Asked) => {
  asked(body);
  if (body.smartCaptchaToken === undefined) throw refused('captcha_required', 403);
  return sentBy('SMS');
};
const tokens = () => asked.mock.calls.map(([body]) => (body as Asked['body']).smartCaptchaToken);

/** A puzzle of ALTCHA that is solved by the seventh guess. */
const puzzle = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 500,
    keyLength: 32,
    keyPrefix: '523e2136a32b2fb7cdd387a2184c8c29',
    nonce: '9da9ad59e177ba3cba1632b6919b5943',
    salt: '4c6d6508ad311e471a0ce7267212e4b8',
  },
  signature: 'b64ff75e83d6660bc07959a1379b4f7600a123f314ba5413d96961298d0b144f',
};

export const APuzzleIsSolvedUnseen: Story = {
  tags: ['FLAG-11', 'SEC-08'],
  beforeEach: () => void asked.mockClear(),
  decorators: [
    withShop({
      locale: 'ru-RU',
      replies: {
        'POST /request-sms-code': guarded,
        'GET /captcha': { kind: 'altcha', challenge: puzzle },
      },
    }),
  ],
  play: async (played) => {
    await askForCode(played);
    await expect(await fieldOf(played, /^Код из сообщения/)).toBeVisible();
    const [none, solved = ''] = tokens();
    await expect(none).toBeUndefined();
    await expect(JSON.parse(atob(solved))).toMatchObject({ challenge: puzzle, solution: { counter: 7 } });
  },
};

const widget = fn();
const bySmartCaptcha = (answer: (siteKey: string) => string) => [
  withShop({
    locale: 'ru-RU',
    replies: {
      'POST /request-sms-code': guarded,
      'GET /captcha': { kind: 'smart', siteKey: 'ysc1_key' },
    },
    handlers: [supplying(smartCaptchaFx, answer)],
  }),
];

export const SmartCaptchaIsAskedWithItsKey: Story = {
  tags: ['FLAG-12', 'SEC-08'],
  beforeEach: () => void asked.mockClear(),
  decorators: bySmartCaptcha((siteKey) => {
    widget(siteKey);
    return 'token of a person';
  }),
  play: async (played) => {
    await askForCode(played);
    await expect(await fieldOf(played, /^Код из сообщения/)).toBeVisible();
    await expect(widget).toHaveBeenCalledWith('ysc1_key');
    await expect(tokens()).toEqual([undefined, 'token of a person']);
  },
};

const closed = withShop({
  locale: 'ru-RU',
  replies: {
    'GET /session': { ...sessionIn('ru-RU'), flags: { ...visibleFlags, smsAuthorization: false } },
    'POST /request-sms-code': (request: Asked) => {
      asked(request.body);
      return sentBy('SMS');
    },
    'POST /login': () => {
      throw refused('way_unavailable', 403);
    },
  },
});
const isGone = ({ canvas }: Played, name: string) =>
  waitFor(() => expect(canvas.queryByRole('radio', { name })).toBeNull());

export const CodesToPhonesAreSwitchedOff: Story = {
  tags: ['FLAG-01'],
  beforeEach: () => void asked.mockClear(),
  decorators: [closed],
  play: async (played) => {
    await toPassword(played);
    await press(played, 'Войти по коду');
    await isGone(played, 'Телефон');
    await expect(await fieldOf(played, /^Электронная почта/)).toBeVisible();

    await press(played, 'Зарегистрироваться');
    await write(played, /^Телефон/, '9161234567');
    await press(played, 'Получить код');
    await expect(await fieldOf(played, /^Код из сообщения/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ smsTemplate: 'register' }));
  },
};
