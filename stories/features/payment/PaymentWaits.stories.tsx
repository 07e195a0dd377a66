import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getPaymentTools } from '@rukav/contract/payments/calls.ts';
import { GetPaymentTools, type PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { PaymentWidget } from '@rukav/features/payment/view';
import { aPayment } from '../../../features/src/domain/payment/payment-builders.ts';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { answer, answeredBy, fail } from '../../pages/answers.ts';
import { sessionIn, withShop } from '../scope.tsx';

const number = 'ABCDE-23456';
const asksOnce = { timeout: 10_000 };

/** The store answers so, one after the other; the last answer stays. */
const inTurn = (...answers: readonly PaymentTools[]) =>
  withShop({
    api: (locale) =>
      answeredBy([
        ...answers.map((known, index) =>
          answer(getPaymentTools, GetPaymentTools, known, { once: index < answers.length - 1 }),
        ),
        answer(getSession, GetSession, sessionIn(locale)),
      ]),
  });
const late = aPayment({ remaining: 0 }, []);
const begun = (changes: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    ...changes,
    last: {
      acquiring: 'SBERBANK',
      amount: 399_900,
      isOpen: true,
      failure: null,
      link: 'https://bank.example',
    },
  });

/** What a page that is left open finds out by itself, and where the focus is meanwhile. */
const meta = {
  component: PaymentWidget,
  args: { orderNumber: number, returnPath: `/dopay/${number}` },
  parameters: looksAlike,
} satisfies Meta<typeof PaymentWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The order is not cancelled yet: the page says so, and asks until it is. */
export const TheTimeIsOver: Story = {
  tags: ['PAY-17'],
  decorators: [inTurn(aPayment({ remaining: 1500 }), late, aPayment({ isCancelled: true }))],
  play: async ({ canvas }) => {
    (await canvas.findByRole('radio', { name: /^Картой/ })).focus();

    await expect(await canvas.findByText(/^Отменяем неоплаченный заказ/, {}, asksOnce)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Время на оплату вышло');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Оплата' })).toHaveFocus());
    await expect(await canvas.findByText(/^Заказ отменён/, {}, asksOnce)).toBeVisible();
  },
};

export const Late: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [inTurn(late)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Время на оплату вышло')).toBeVisible();
  },
};

/** An order that was received, or is older than a month. */
export const NothingCanBePaid: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [inTurn(aPayment({ payUntil: null, remaining: null, method: 'cash' }, []))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Оплатить этот заказ на сайте уже нельзя')).toBeVisible();
  },
};

export const WhatIsUnknownIsAskedForByItself: Story = {
  tags: ['PAY-14'],
  decorators: [inTurn(aPayment({ widget: 'undefined' }), aPayment({ paid: 399_900 }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока неизвестно, прошла ли оплата')).toBeVisible();

    await expect(await canvas.findByText('Заказ оплачен', {}, asksOnce)).toBeVisible();
  },
};

/** Paid on another device, or in a tab that stays open: the page finds out without being touched. */
export const WhatWasBegunIsAskedForByItself: Story = {
  tags: ['PAY-14'],
  decorators: [inTurn(begun(), begun(), aPayment({ paid: 399_900 }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/К оплате/)).toBeVisible();

    await expect(await canvas.findByText('Заказ оплачен', {}, asksOnce)).toBeVisible();
  },
};

/** The button goes away with what it stood in; the focus stays in the payment. */
export const CheckedAgainTheFocusStays: Story = {
  decorators: [
    withShop({
      api: (locale) =>
        answeredBy([
          fail(getPaymentTools, { once: true }),
          answer(getPaymentTools, GetPaymentTools, aPayment()),
          answer(getSession, GetSession, sessionIn(locale)),
        ]),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить ещё раз' }));

    await expect(await canvas.findByText(/К оплате/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Оплата' })).toHaveFocus());
  },
};

/** A cancelled order whose money is on its way back is not a paid one. */
export const CancelledWhileMoneyComesBack: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [inTurn(aPayment({ isCancelled: true, paid: 399_900, refunding: 399_900 }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Заказ отменён, возвращаем 3\s999\s₽/)).toBeVisible();
    await expect(canvas.queryByText(/не нужно|Заказ оплачен/)).toBeNull();
  },
};

/** The store has not confirmed yet that the paid order is cancelled, and its refund has not begun. */
export const CancelledBeforeItsMoneyIsSent: Story = {
  decorators: [inTurn(aPayment({ isCancelled: true, paid: 399_900 }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Заказ отменён, возвращаем 3\s999\s₽/)).toBeVisible();
    await expect(canvas.queryByText(/не нужно/)).toBeNull();
  },
};

export const CancelledUnpaid: Story = {
  decorators: [inTurn(aPayment({ isCancelled: true }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказ отменён, оплачивать его не нужно.')).toBeVisible();
    await expect(canvas.queryByText(/возвращаем|вернули/)).toBeNull();
  },
};
