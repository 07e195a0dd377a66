import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { SignInForms } from '../../../features/src/domain/profile/sign-in/SignInForms.tsx';
import { refused, withShop } from '../scope.tsx';

const meta = { component: SignInForms } satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const replies = {
  'POST /request-sms-code': {
    resendAt: '2026-11-21T12:01:00+03:00',
    codeLength: 4,
    channel: 'SMS',
    isDelayed: false,
  },
  'POST /check-sms-code': () => {
    throw refused('wrong_code');
  },
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop({ replies })],
};
export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', replies })] };

export const AWrongCodeIsTold: Story = {
  decorators: [withShop({ replies })],
  tags: ['AUTH-16', 'AUTH-10', 'ERR-115'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Телефон/ }), '9161234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));

    const code = await canvas.findByRole('textbox', { name: /Код из сообщения/ });
    await userEvent.type(code, '1234');

    await expect(await canvas.findByText('Неверный код. Попробуй снова')).toBeVisible();
    await expect(code).toHaveValue('1234');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/0:5\d|1:00/);
  },
};

export const APhoneWithoutAnAccountIsRegistered: Story = {
  decorators: [
    withShop({ replies: { ...replies, 'POST /check-sms-code': { token: 'proof', hasAccount: false } } }),
  ],
  tags: ['AUTH-49'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Телефон/ }), '9161234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Код из сообщения/ }), '1234');

    await userEvent.click(await canvas.findByRole('button', { name: 'Зарегистрироваться' }));

    await waitFor(() => expect(canvas.getByText('Укажите имя')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /новости/ })).not.toBeChecked();
  },
};
