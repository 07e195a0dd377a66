import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { getPaymentQr, getPaymentTools } from '@rukav/contract/payments/calls.ts';
import { GetPaymentQr, GetPaymentTools, type PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { PaymentPage } from '@rukav/features/payment/view';
import { aFailedTry, aPayment, someTools } from '../../../features/src/domain/payment/payment-builders.ts';
import { inModes } from '../../../.storybook/modes.ts';
import { answer, answeredBy, fail, neverAnswer, refuse } from '../../pages/answers.ts';
import { sessionIn, withShop, type Shop } from '../scope.tsx';

const number = 'ABCDE-23456';

/** The store answers so when it is asked what it knows of the payment. */
const telling = (...handlers: readonly RequestHandler[]): Shop => ({
  api: (locale: Locale) => answeredBy([...handlers, answer(getSession, GetSession, sessionIn(locale))]),
});
const knowing = (known: PaymentTools, ...more: readonly RequestHandler[]) =>
  telling(answer(getPaymentTools, GetPaymentTools, known), ...more);

const meta = {
  component: PaymentPage,
  args: { orderNumber: number },
  parameters: { layout: 'fullscreen' },
  decorators: [withShop(knowing(aPayment()))],
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast', 'brand', 'forced') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Оплата заказа № ${number}` }),
    ).toBeVisible();
    await expect(await canvas.findByText(/К оплате 3\s999/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(telling(neverAnswer(getPaymentTools)))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Оплата' })).toBeVisible();
  },
};

export const NoAnswer: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(telling(fail(getPaymentTools)))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Проверить ещё раз' })).toBeVisible();
  },
};

/** Whoever is not the order's owner and has not the link of its letter. */
export const SignInIsNeeded: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop(telling(refuse(getPaymentTools, 'auth_required')))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible();
  },
};

export const NoSuchOrder: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop(telling(refuse(getPaymentTools, 'order_not_found')))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Указать другой номер' })).toHaveAttribute(
      'href',
      '/dopay',
    );
  },
};

export const Checking: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(knowing(aPayment({ widget: 'checking' }, [])))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/платить второй раз не нужно/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { chromatic: inModes('day', 'contrast') },
  decorators: [withShop(knowing(aPayment({ widget: 'undefined' })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока неизвестно, прошла ли оплата')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { chromatic: inModes('day', 'contrast') },
  decorators: [withShop(knowing(aPayment({ last: aFailedTry('insufficient_funds') })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Оплата не прошла')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Перейти к оплате' })).toBeEnabled();
  },
};

export const Paid: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop(knowing(aPayment({ paid: 399_900 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Получили 3\s999/)).toBeVisible();
  },
};

export const NeedsExtraPayment: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(knowing(aPayment({ paid: 100_000 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нужна доплата')).toBeVisible();
  },
};

export const Overpaid: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(knowing(aPayment({ paid: 399_900, overpaid: 50_000, refunding: 50_000 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Возвращаем 500/)).toBeVisible();
  },
};

export const CancelledAndReturned: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(knowing(aPayment({ isCancelled: true, refunded: 399_900 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Заказ отменён, 3\s999\s₽ вернули/)).toBeVisible();
  },
};

const code = {
  code: 'https://qr.nspk.ru/AD100000000000000000000000000001?type=02&sum=399900&cur=RUB',
  expiresAt: '2026-11-21T12:15:00+03:00',
  amount: 399_900,
  banks: [
    { id: '100000000111', name: 'Сбербанк', link: 'bank100000000111://qr.nspk.ru/AD1' },
    { id: '100000000004', name: 'Т-Банк', link: 'bank100000000004://qr.nspk.ru/AD1' },
  ],
};

export const ByCode: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop(knowing(aPayment(), answer(getPaymentQr, GetPaymentQr, code)))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^СБП/ }));

    await expect(await canvas.findByRole('button', { name: 'Сбербанк' })).toBeVisible();
  },
};

export const InParts: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: [withShop(knowing(aPayment()))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Сплит/ }));

    await expect(await canvas.findByText('Сегодня')).toBeVisible();
  },
};

/** What is not possible for the sum says so, and how much it is short of. */
export const MethodsWithObstacles: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: [
    withShop(
      knowing(
        aPayment(
          {},
          someTools().map((tool) =>
            tool.method === 'instalment'
              ? { ...tool, isAvailable: false, obstacle: 'sum_low' as const, limit: 500_000 }
              : tool,
          ),
        ),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Частями/ })).toBeDisabled();
  },
};

export const InKazakh: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: [
    withShop({
      locale: 'kk-KZ',
      ...knowing(
        aPayment(
          { currency: 'KZT', total: 4_250_000 },
          someTools().filter(({ method }) => ['online', 'gift'].includes(method)),
        ),
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/42\s500\s₸/)).toBeVisible();
  },
};
