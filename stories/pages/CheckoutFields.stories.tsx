import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { getCart } from '@rukav/contract/cart/calls.ts';
import * as calls from '@rukav/contract/cart/checkout-calls.ts';
import * as schemas from '@rukav/contract/cart/schemas.ts';
import { paymentMethods } from '@rukav/contract/payments/methods.ts';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { aCourierDraft, aDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { looksAlike } from '../../.storybook/modes.ts';
import { answer, refuse } from './answers.ts';
import { written } from './at-checkout.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals } from './refused.tsx';

const ordered = fn();
const cart = () => aCartOf(someChosen, 'ru-RU');
/** Whatever is sent to become an order is remembered, and refused. */
const remembered = answer(calls.checkout, schemas.Checkout, ({ body }) => {
  ordered(body);
  return { orderNumbers: ['A-1001'], accountCreated: false };
});

/** What checkout says of its fields before anything is sent, and of those that the server does not take. */
const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
  beforeEach: () => void ordered.mockClear(),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const order = async ({ canvas, userEvent }: Played) => {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Фамилия, имя/ })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
};

export const WithoutAnAddressNoCourierComes: Story = {
  tags: ['CHK-09'],
  decorators: onSiteWithModals(
    written(aCourierDraft({ address: { ...aCourierDraft().address, street: '', house: '' } }), [remembered]),
  ),
  play: async (played) => {
    const { canvas } = played;
    await canvas.findByRole('combobox', { name: /Улица/ });
    await order(played);

    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: /Улица/ })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: /Дом/ })).toBeInvalid();
    await expect(ordered).not.toHaveBeenCalled();
  },
};

export const ANameHasTwoToAHundredCharacters: Story = {
  tags: ['CHK-15'],
  decorators: onSiteWithModals(written(aDraft({ fullName: 'И' }), [remembered])),
  play: async (played) => {
    const { canvas, userEvent } = played;
    const name = await canvas.findByRole('textbox', { name: /^Фамилия, имя/ });
    const write = async (text: string) => {
      await userEvent.clear(name);
      await userEvent.click(name);
      await userEvent.paste(text);
      await userEvent.tab();
    };
    await waitFor(() => expect(name).toHaveValue('И'));
    await order(played);
    await expect(name).toBeInvalid();
    await expect(ordered).not.toHaveBeenCalled();

    await write('Ан Ли');
    await expect(name).not.toBeInvalid();
    await write(`${'А'.repeat(50)} ${'Л'.repeat(50)}`);
    await expect(name).toBeInvalid();
    await write(`${'А'.repeat(50)} ${'Л'.repeat(49)}`);
    await expect(name).not.toBeInvalid();
  },
};

export const WithoutAWayToPayNothingIsSent: Story = {
  tags: ['ERR-056'],
  decorators: onSiteWithModals(written(aDraft({ paymentMethod: null }), [remembered])),
  play: async (played) => {
    const { canvas } = played;
    await order(played);

    await expect(await canvas.findByRole('link', { name: /способ оплаты/ })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Чем удобнее заплатить' })).toBeInvalid();
    await expect(ordered).not.toHaveBeenCalled();
  },
};

export const AnAddressThatIsNotFoundSaysSoAtItsForm: Story = {
  tags: ['ERR-062'],
  decorators: onSiteWithModals(
    written(aCourierDraft(), [refuse(calls.setDelivery, 'address_not_found'), remembered]),
  ),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ });
    await order(played);

    const modal = await screen.findByRole('alertdialog');
    await expect(modal).toHaveTextContent(/адрес/i);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Улица/ })).toBeInvalid());
    await expect(ordered).not.toHaveBeenCalled();
  },
};

/** A contact that the server does not take is said at its field, as soon as it is written. */
export const AContactThatIsNotTakenSaysSoAtItsField: Story = {
  tags: ['CHK-19'],
  decorators: onSiteWithModals(
    written(aDraft(), [
      refuse(calls.setContact, 'validation', { field: 'fullName', once: true }),
      answer(calls.setContact, schemas.SetContact, cart),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Фамилия, имя/ });
    await waitFor(() => expect(name).not.toHaveValue(''));
    await userEvent.type(name, 'а');
    await userEvent.tab();

    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.clear(name);
    await userEvent.type(name, 'Иванова Анна');
    await userEvent.tab();
    await waitFor(() => expect(name).not.toBeInvalid());
  },
};

const ways = (changes: object = {}) => ({
  paymentMethods: [...paymentMethods],
  paymentOptions: paymentMethods.map((method) => ({
    method,
    isAvailable: true,
    obstacle: null,
    limit: null,
    ...(!['cash', 'card', 'online'].includes(method) && changes),
  })),
});
const told = fn();
const payingBy = (changes: object = {}) =>
  onSiteWithModals(
    written(aDraft({ paymentMethod: null }), [
      answer(getCart, schemas.GetCart, aCartOf(someChosen, 'ru-RU', ways(changes))),
      answer(calls.setPaymentMethod, schemas.SetPaymentMethod, ({ body }) => {
        told(body.paymentMethod);
        return aCartOf(someChosen, 'ru-RU', ways());
      }),
    ]),
  );

/** On receipt in cash or by card, and a gift card: the store is told of each as it is chosen, and the sum says when it is paid. */
export const EachWayToPayIsChosen: Story = {
  tags: ['PAY-01', 'PAY-06', 'PAY-10'],
  decorators: payingBy(),
  beforeEach: () => void told.mockClear(),
  play: async ({ canvas, userEvent }) => {
    for (const [name, method, total] of [
      [/^Наличными при получении/, 'cash', 'К оплате при получении'],
      [/^Картой при получении/, 'card', 'К оплате при получении'],
      [/^Подарочной картой/, 'gift', 'К оплате'],
    ] as const) {
      const way = await canvas.findByRole('radio', { name });
      await userEvent.click(way);
      await expect(way).toBeChecked();
      await waitFor(() => expect(told).toHaveBeenCalledWith(method));
      await expect(canvas.getByText(total)).toBeVisible();
    }
  },
};

/** What is switched off says so, and cannot be chosen. */
export const WaysThatAreSwitchedOff: Story = {
  tags: ['FLAG-04', 'FLAG-09', 'FLAG-10'],
  decorators: payingBy({ isAvailable: false, obstacle: 'off' }),
  play: async ({ canvas }) => {
    for (const name of [/^Через СБП/, /^Частями/, /^Сплит/, /^Подарочной картой/]) {
      const way = await canvas.findByRole('radio', { name });
      await expect(way).toBeDisabled();
      await expect(way).toHaveAccessibleName(/Сейчас недоступно/);
    }
    await expect(canvas.getByRole('radio', { name: /^Наличными при получении/ })).toBeEnabled();
  },
};

/** A way to pay that has gone meanwhile is said where it is chosen. */
export const AWayToPayThatIsNotTakenSaysSo: Story = {
  tags: ['PAY-30'],
  decorators: onSiteWithModals(
    written(aDraft({ paymentMethod: null }), [
      refuse(calls.setPaymentMethod, 'payment_method_unavailable', { once: true }),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Наличными/ }));

    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: 'Чем удобнее заплатить' })).toBeInvalid(),
    );
  },
};

/** A shop that is chosen takes the place of the list late; who writes by then goes on writing. */
export const AShopThatComesLateLeavesTheFocus: Story = {
  decorators: onSiteWithModals(written(aDraft({ pickupId: null }), [])),
  play: async ({ canvas, userEvent }) => {
    const [shop] = await canvas.findAllByRole('button', { name: /^Забрать здесь/ });
    const name = canvas.getByRole('textbox', { name: /^Фамилия, имя/ });
    shop?.click();
    name.focus();
    await expect(await canvas.findByRole('group', { name: /: .+ на Тверской$/ })).toBeVisible();
    await userEvent.keyboard('а');
    await expect(name).toHaveFocus();
  },
};
