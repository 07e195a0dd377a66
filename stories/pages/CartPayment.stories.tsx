import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import { GetCart, SetPaymentMethod, type Cart } from '@rukav/contract/cart/schemas.ts';
import { paymentMethods } from '@rukav/contract/payments/methods.ts';
import { CartPage } from '@rukav/features/cart/view';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { answer, refuse } from './answers.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals, readError } from './refused.tsx';

const told = fn();
const ways: Partial<Cart> = {
  paymentMethods: [...paymentMethods],
  paymentOptions: paymentMethods.map((method) => ({
    method,
    isAvailable: method !== 'split',
    obstacle: method === 'split' ? 'off' : null,
    limit: null,
  })),
};
const cart = (changes: Partial<Cart> = {}) => aCartOf(someChosen, 'ru-RU', { ...ways, ...changes });

/** How the cart is going to be paid is chosen in the cart, and kept until checkout. */
const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
  beforeEach: () => void told.mockClear(),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWayToPayIsChosen: Story = {
  tags: ['PAY-10'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: onSiteWithModals({
    answers: () => [
      answer(setPaymentMethod, SetPaymentMethod, ({ body: { paymentMethod } }) => {
        told(paymentMethod);
        return cart({ version: 2, paymentMethod });
      }),
      answer(getCart, GetCart, cart()),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Способ оплаты' });
    await expect(choice).toHaveDisplayValue('Выбрать при оформлении');
    await expect(canvas.getByRole('option', { name: 'Сплит' })).toBeDisabled();

    await userEvent.selectOptions(choice, 'Через СБП');

    await waitFor(() => expect(told).toHaveBeenCalledWith('sbp'));
    await waitFor(() => expect(choice).toHaveDisplayValue('Через СБП'));
  },
};

export const AWayThatIsNotTakenLeavesTheOneBefore: Story = {
  tags: ['PAY-10', 'PAY-30'],
  decorators: onSiteWithModals({
    answers: () => [
      refuse(setPaymentMethod, 'payment_method_unavailable'),
      answer(getCart, GetCart, cart({ paymentMethod: 'cash' })),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Способ оплаты' });
    await userEvent.selectOptions(choice, 'Частями');

    await readError(userEvent, {
      title: 'Внимание',
      text: 'Так заплатить за этот заказ нельзя. Выберите другой способ.',
      buttons: ['Понятно'],
    });
    await expect(choice).toHaveDisplayValue('Наличными при получении');
  },
};
