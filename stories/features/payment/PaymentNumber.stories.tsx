import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { addressRequestedFx } from '@rukav/features/navigation';
import { PaymentNumberPage } from '@rukav/features/payment/view';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { supplying, withShop } from '../scope.tsx';

const went = fn();
/** Without an order in its address its number is asked for. */
const meta = {
  component: PaymentNumberPage,
  decorators: [withShop({ handlers: [supplying(addressRequestedFx, went)] })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentNumberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'phone') } };

export const AWrongNumber: Story = {
  parameters: { chromatic: inModes('phone') },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: /^Номер заказа/ });
    await userEvent.type(input, '12345{Enter}');

    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/десяти латинских букв и цифр/);
  },
};

export const ANumberIsLettersAndDigits: Story = {
  parameters: looksAlike,
  tags: ['ADDR-35'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: /^Номер заказа/ });
    const dropped = 'В номере только буквы и цифры, остальное убрали';
    await userEvent.click(input);
    await userEvent.paste('ab12c-d34ef');
    await expect(input).toHaveValue('ab12cd34ef');
    await expect(canvas.queryByText(dropped)).toBeNull();

    await userEvent.clear(input);
    await userEvent.paste('№ «ab12c-Д34ef»');
    await expect(input).toHaveValue('ab12cД34ef');
    await expect(canvas.getByText(dropped)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/десяти латинских букв и цифр/));

    await userEvent.clear(input);
    await userEvent.paste('AB12C-D34EF');
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/dopay/AB12C-D34EF' }));
  },
};
