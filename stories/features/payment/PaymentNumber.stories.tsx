import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { addressRequestedFx } from '@rukav/features/navigation';
import { PaymentPage } from '@rukav/features/payment/view';
import { looksAlike } from '../../../.storybook/modes.ts';
import { supplying, withShop } from '../scope.tsx';

const went = fn();
/** Without an order in its address the page asks for its number. */
const meta = {
  component: PaymentPage,
  decorators: [withShop({ handlers: [supplying(addressRequestedFx, went)] })],
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANumberIsLettersAndDigits: Story = {
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
