import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import type { RefusalOf } from '@rukav/contract';
import {
  deletePaymentQr,
  getPaymentQr,
  getPaymentTools,
  startPayment,
} from '@rukav/contract/payments/calls.ts';
import {
  DeletePaymentQr,
  GetPaymentQr,
  GetPaymentTools,
  StartPayment,
  type PaymentTools,
} from '@rukav/contract/payments/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { PaymentWidget } from '@rukav/features/payment/view';
import { leaveRequestedFx } from '@rukav/features/navigation';
import { openModalFx } from '@rukav/features/overlays';
import { aPayment, someTools } from '../../../features/src/domain/payment/payment-builders.ts';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { answer, answeredBy, refuse } from '../../pages/answers.ts';
import { sessionIn, supplying, withShop, type Shop } from '../scope.tsx';

const left = fn();
const opened = fn();
const number = 'ABCDE-23456';
const bank = 'https://bank.example/pay/1';
const code = {
  code: 'https://qr.nspk.ru/AD100000000000000000000000000001?type=02&sum=399900&cur=RUB',
  expiresAt: '2026-11-21T12:15:00+03:00',
  amount: 399_900,
  banks: [
    { id: '100000000111', name: 'Сбербанк', link: 'bank100000000111://qr.nspk.ru/AD1' },
    { id: '100000000004', name: 'Т-Банк', link: 'bank100000000004://qr.nspk.ru/AD1' },
  ],
};

/** A shop whose bank answers; what stands in `before` is answered first. */
const shop = (before: () => readonly RequestHandler[] = () => []): Shop => ({
  api: (locale) =>
    answeredBy([
      ...before(),
      answer(getSession, GetSession, sessionIn(locale)),
      answer(getPaymentTools, GetPaymentTools, aPayment()),
      answer(startPayment, StartPayment, { link: bank }),
      answer(getPaymentQr, GetPaymentQr, code),
      answer(deletePaymentQr, DeletePaymentQr, {}),
    ]),
  handlers: [
    supplying(leaveRequestedFx, (link: string) => void left(link)),
    supplying(openModalFx, (modal) => void opened(modal)),
  ],
});
const told = (tools: PaymentTools, options: { once?: boolean } = {}) =>
  answer(getPaymentTools, GetPaymentTools, tools, options);

/** What happens when an order is paid by the widget: it begins, is refused, and begins anew. */
const meta = {
  component: PaymentWidget,
  args: { orderNumber: number, returnPath: `/dopay/${number}` },
  decorators: [withShop(shop())],
  parameters: looksAlike,
  beforeEach: () => void left.mockClear(),
} satisfies Meta<typeof PaymentWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const choose = async ({ canvas, userEvent }: Played, name: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));
const pay = async ({ canvas, userEvent }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Перейти к оплате|^Оформить и оплатить/ }));

export const TheBankIsOpened: Story = {
  tags: ['PAY-21'],
  play: async (played) => {
    await pay(played);

    await waitFor(async () => expect(left).toHaveBeenCalledWith(bank));
  },
};

/** The schedule of a sum that no quarter divides evenly, in each of its variants. */
export const AScheduleAddsUp: Story = {
  tags: ['PAY-26'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop(shop(() => [told(aPayment({ total: 399_903 }))]))],
  play: async (played) => {
    const { canvas, canvasElement } = played;
    const amounts = () =>
      [...canvasElement.querySelectorAll('dd')].map((value) =>
        Math.round(Number(value.textContent.replace(/[^\d,]/g, '').replace(',', '.')) * 100),
      );
    await choose(played, /^Частями/);
    for (const plan of [/^Четыре платежа по 25/, /^10 % сейчас/]) {
      await choose(played, plan);
      const [total = 0, ...payments] = amounts().toReversed();
      await expect(payments).toHaveLength(4);
      await expect(payments.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      await expect(total).toBe(399_903);
    }
    await expect(canvas.getByText('Сегодня')).toBeVisible();
  },
};

/** What a longer split costs is said before she agrees. */
export const ALongerSplitSaysItsOverpayment: Story = {
  tags: ['PAY-28'],
  parameters: { chromatic: inModes('day') },
  play: async (played) => {
    await choose(played, /^Сплит/);
    await choose(played, /^Шесть месяцев/);

    await expect(played.canvas.getByRole('radio', { name: /^Шесть месяцев/ })).toBeChecked();
    await expect(played.canvas.getByText(/Переплата 191,96/)).toBeVisible();
  },
};

export const ACodeAndTheBanksThatOpenIt: Story = {
  tags: ['PAY-12', 'PAY-13'],
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  play: async (played) => {
    await choose(played, /^СБП/);
    await played.userEvent.click(await played.canvas.findByRole('button', { name: 'Т-Банк' }));

    await expect(left).toHaveBeenCalledWith('bank100000000004://qr.nspk.ru/AD1');
  },
};

/** A code that is over says how it ended; a new one is had in its place. */
const overAs = (refusal: RefusalOf<typeof getPaymentQr>) => [
  withShop(shop(() => [refuse(getPaymentQr, refusal, { once: true })])),
];
const reads =
  (words: string): NonNullable<Story['play']> =>
  async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, /^СБП/);
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Получить новый код' }));

    await expect(await canvas.findByRole('button', { name: 'Сбербанк' })).toBeVisible();
    await expect(canvas.queryByText(words)).toBeNull();
  };
export const ACodeFailed: Story = {
  tags: ['ERR-050'],
  parameters: { chromatic: inModes('day') },
  decorators: overAs('qr_payment_failed'),
  play: reads('Оплата по QR-коду не прошла. Получите новый код.'),
};
export const ACodeExpired: Story = {
  tags: ['ERR-051'],
  parameters: { chromatic: inModes('day') },
  decorators: overAs('qr_payment_expired'),
  play: reads('QR-код больше не действует. Получите новый.'),
};
export const TheAmountChanged: Story = {
  tags: ['ERR-052'],
  parameters: { chromatic: inModes('day') },
  decorators: overAs('qr_amount_changed'),
  play: reads('Сумма заказа изменилась. Получите новый код.'),
};

/** The order costs something else than the page says: the shopper reads both sums, and no bank is opened. */
export const AnotherSumIsToldBeforeItIsPaid: Story = {
  decorators: [
    withShop(
      shop(() => [
        refuse(startPayment, 'payment_amount_changed', { params: { before: 399_900, now: 299_900 } }),
      ]),
    ),
  ],
  play: async (played) => {
    await pay(played);

    await expect(
      await played.canvas.findByText(/^К оплате теперь 2\s999\s₽, а было 3\s999\s₽/),
    ).toBeVisible();
    await expect(left).not.toHaveBeenCalled();
  },
};

/** A gift card is entered in a modal; only the order's owner has it among the ways to pay. */
export const AGiftCardIsEnteredHere: Story = {
  tags: ['PAY-06', 'GIFT-05'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop(shop(() => [told(aPayment({ method: 'gift' }))]))],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Подарочной картой/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ввести номер карты' }));

    await expect(opened).toHaveBeenCalledWith({ id: 'gift-card', props: { orderNumber: number } });
  },
};

/** By the link of a letter, where nothing but a gift card would do. */
export const OnlyAGiftCardByALink: Story = {
  args: { payKey: 'a'.repeat(32) },
  parameters: { chromatic: inModes('day') },
  decorators: [
    withShop(
      shop(() => [
        told(
          aPayment(
            { method: 'gift' },
            someTools().filter(({ method }) => method === 'gift'),
          ),
        ),
      ]),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Перейти к заказу' })).toHaveAttribute(
      'href',
      `/personal/orders/${number}`,
    );
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A card payment was begun on another device: only a press on the button gives that up. */
export const AnotherWayIsBegun: Story = {
  tags: ['PAY-12'],
  parameters: { chromatic: inModes('day') },
  decorators: overAs('payment_undefined'),
  play: reads(
    'Заказ уже оплачивают другим способом. Завершите ту оплату или получите код: тогда прежняя попытка отменится.',
  ),
};

/** Another device has paid it meanwhile: nothing begins. */
export const PaidAlready: Story = {
  tags: ['ERR-054'],
  decorators: [
    withShop(
      shop(() => [
        told(aPayment(), { once: true }),
        told(aPayment({ paid: 399_900 })),
        refuse(startPayment, 'order_already_paid'),
      ]),
    ),
  ],
  play: async (played) => {
    await pay(played);

    await expect(await played.canvas.findByText('Заказ оплачен')).toBeVisible();
    await expect(played.canvas.queryByRole('button', { name: 'Перейти к оплате' })).toBeNull();
    await expect(left).not.toHaveBeenCalled();
  },
};

/** The bank is away: nothing was taken, and the other ways stay. */
export const TheBankIsAway: Story = {
  tags: ['ERR-055'],
  parameters: { chromatic: inModes('day') },
  decorators: [withShop(shop(() => [refuse(startPayment, 'online_payment_unavailable')]))],
  play: async (played) => {
    await pay(played);

    await expect(await played.canvas.findByText(/деньги не списаны/)).toBeVisible();
    await expect(played.canvas.getByRole('radio', { name: /^СБП/ })).toBeEnabled();
    await expect(left).not.toHaveBeenCalled();
  },
};

/** What is switched off says so, and cannot be chosen. */
export const SwitchedOff: Story = {
  tags: ['FLAG-09', 'FLAG-10'],
  parameters: { chromatic: inModes('day') },
  decorators: [
    withShop(
      shop(() => [
        told(
          aPayment(
            {},
            someTools().map((tool) =>
              tool.method === 'online' ? tool : { ...tool, isAvailable: false, obstacle: 'off' as const },
            ),
          ),
        ),
      ]),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Картой/ })).toBeEnabled();
    for (const name of [/^СБП/, /^Частями/, /^Сплит/]) {
      const way = canvas.getByRole('radio', { name });
      await expect(way).toBeDisabled();
      await expect(way).toHaveAccessibleName(/Сейчас недоступно/);
    }
  },
};
