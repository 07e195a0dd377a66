import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { getPaymentTools } from '@rukav/contract/payments/calls.ts';
import { GetPaymentTools, type PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { Stack } from '@rukav/design-system/Stack';
import { PaymentWidget } from '@rukav/features/payment/view';
import { aFailedTry, aPayment, someTools } from '../../../features/src/domain/payment/payment-builders.ts';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { answer, answeredBy, fail, neverAnswer } from '../../pages/answers.ts';
import { sessionIn, withShop, type Shop } from '../scope.tsx';

const number = 'ABCDE-23456';

/** The store answers so when it is asked what it knows of the payment. */
const telling = (...answers: readonly ((locale: Locale) => RequestHandler)[]): Shop => ({
  api: (locale) =>
    answeredBy([...answers.map((make) => make(locale)), answer(getSession, GetSession, sessionIn(locale))]),
});
/** The store knows this, whichever order is asked for. */
const knowing = (known: PaymentTools, options: { once?: boolean } = {}) =>
  telling(() => answer(getPaymentTools, GetPaymentTools, known, options));

const meta = {
  component: PaymentWidget,
  args: { orderNumber: number, returnPath: `/dopay/${number}` },
  decorators: [withShop(knowing(aPayment()))],
} satisfies Meta<typeof PaymentWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast', 'forced') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/К оплате 3\s999/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Картой/ })).toBeChecked();
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:34');
  },
};

/** In Kazakhstan there are a card and a gift card, in tenge. */
export const InKazakh: Story = {
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
  parameters: { chromatic: inModes('day', 'phone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/42\s500\s₸/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /СБП/ })).toBeNull();
  },
};

export const Loading: Story = {
  decorators: [withShop(telling(() => neverAnswer(getPaymentTools)))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Оплата' })).toBeVisible();
  },
};

/** The store does not answer, and then it does. */
export const NoAnswer: Story = {
  decorators: [
    withShop(
      telling(
        () => fail(getPaymentTools, { once: true }),
        () => answer(getPaymentTools, GetPaymentTools, aPayment()),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Не удалось узнать об оплате/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить ещё раз' }));

    await expect(await canvas.findByText(/К оплате/)).toBeVisible();
  },
};

export const Checking: Story = {
  tags: ['PAY-14'],
  decorators: [withShop(knowing(aPayment({ widget: 'checking' }, [])))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/платить второй раз не нужно/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The bank has not said what became of it: she asks again, and reads that it is paid. */
export const Unknown: Story = {
  tags: ['PAY-14', 'PAY-15'],
  decorators: [
    withShop(
      telling(
        () => answer(getPaymentTools, GetPaymentTools, aPayment({ widget: 'undefined' }), { once: true }),
        () => answer(getPaymentTools, GetPaymentTools, aPayment({ paid: 399_900 })),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Пока неизвестно, прошла ли оплата')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить ещё раз' }));

    await expect(await canvas.findByText('Заказ оплачен')).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: [withShop(knowing(aPayment({ paid: 399_900 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Получили 3\s999/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A gift card or a first payment has paid a part. */
export const NeedsExtraPayment: Story = {
  tags: ['PAY-31'],
  decorators: [withShop(knowing(aPayment({ paid: 100_000 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нужна доплата')).toBeVisible();
    await expect(canvas.getByText(/Оплачено 1\s000\s₽, осталось 2\s999\s₽/)).toBeVisible();
    await expect(canvas.getByText(/К оплате 2\s999/)).toBeVisible();
  },
};

const several = (numbers: readonly string[]): Story['render'] =>
  function Several({ returnPath }) {
    return (
      <Stack space="xlarge">
        {numbers.map((orderNumber) => (
          <PaymentWidget key={orderNumber} orderNumber={orderNumber} returnPath={returnPath} />
        ))}
      </Stack>
    );
  };
const byNumber = (answers: Readonly<Record<string, PaymentTools>>): Shop =>
  telling(() => answer(getPaymentTools, GetPaymentTools, ({ params }) => answers[params.id] ?? aPayment()));
const widgets = (canvas: ReturnType<typeof within>) =>
  canvas.findAllByRole('region', { name: /^Оплата заказа/ });

/** Three orders: nothing of one is paid, a part of another, all of the third. */
export const EveryState: Story = {
  tags: ['PAY-16'],
  render: several(['NONE-0001', 'PART-0002', 'FULL-0003']),
  decorators: [
    withShop(
      byNumber({
        'NONE-0001': aPayment(),
        'PART-0002': aPayment({ paid: 50_000 }),
        'FULL-0003': aPayment({ paid: 399_900 }),
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Заказ оплачен');
    const [none, part, full] = await widgets(canvas);

    await expect(none).toHaveTextContent(/К оплате 3\s999/);
    await expect(none).not.toHaveTextContent(/доплата|оплачен/);
    await expect(part).toHaveTextContent('Нужна доплата');
    await expect(full).toHaveTextContent('Заказ оплачен');
    await expect(full).not.toHaveTextContent('К оплате');
  },
};

/** Each group of failures has words of its own. */
export const EveryFailure: Story = {
  tags: ['ERR-053'],
  render: several(['DECL-0001', 'FUND-0002', 'TECH-0003', 'BACK-0004', 'LATE-0005']),
  decorators: [
    withShop(
      byNumber({
        'DECL-0001': aPayment({ last: aFailedTry('declined') }),
        'FUND-0002': aPayment({ last: aFailedTry('insufficient_funds') }),
        'TECH-0003': aPayment({ last: aFailedTry('technical') }),
        'BACK-0004': aPayment({ last: aFailedTry('cancelled_by_user') }),
        'LATE-0005': aPayment({ last: aFailedTry('expired') }),
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(canvas.getAllByText('Оплата не прошла')).toHaveLength(5));
    const told = await widgets(canvas);

    await expect(told[0]).toHaveTextContent('Банк отклонил платёж');
    await expect(told[1]).toHaveTextContent('На карте не хватило денег');
    await expect(told[2]).toHaveTextContent('У банка техническая неполадка');
    await expect(told[3]).toHaveTextContent('Вы вернулись, не заплатив');
    await expect(told[4]).toHaveTextContent('Время платежа вышло');
  },
};

/** Paid at the bank, and back by Back: the browser shows the page as it was left. */
export const RestoredByBack: Story = {
  parameters: looksAlike,
  decorators: [
    withShop(
      telling(
        () => answer(getPaymentTools, GetPaymentTools, aPayment(), { once: true }),
        () => answer(getPaymentTools, GetPaymentTools, aPayment({ paid: 399_900 })),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/К оплате 3\s999/)).toBeVisible();

    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    await expect(await canvas.findByText('Заказ оплачен')).toBeVisible();
    await expect(canvas.queryByText(/К оплате/)).toBeNull();
  },
};

/** Paid too much: the rest is on its way back. */
export const Overpaid: Story = {
  decorators: [withShop(knowing(aPayment({ paid: 399_900, overpaid: 50_000, refunding: 50_000 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Возвращаем 500/)).toBeVisible();
  },
};

/** A cancelled order says what became of its money. */
export const CancelledAndReturned: Story = {
  decorators: [withShop(knowing(aPayment({ isCancelled: true, refunded: 399_900 })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Заказ отменён, 3\s999\s₽ вернули тем же способом/)).toBeVisible();
    await expect(canvas.queryByText(/не нужно/)).toBeNull();
  },
};

export const CancelledAndReturnedInKazakh: Story = {
  parameters: looksAlike,
  decorators: [
    withShop({
      locale: 'kk-KZ',
      ...knowing(aPayment({ currency: 'KZT', isCancelled: true, refunded: 4_250_000 })),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/42\s500\s₸ сомасы сіз төлеген тәсілмен қайтарылды/)).toBeVisible();
    await expect(canvas.queryByText(/қажеті жоқ/)).toBeNull();
  },
};
