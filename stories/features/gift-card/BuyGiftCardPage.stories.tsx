import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { addressRequestedFx, leaveRequestedFx } from '@rukav/features/navigation';
import { openModalFx } from '@rukav/features/overlays';
import { BuyGiftCardPage } from '@rukav/features/gift-card/view';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { aGiftCard, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { backToTop } from '../../pages/site.tsx';
import { refused, supplying, withShop } from '../scope.tsx';

const sent = fn();
const left = fn();
const opened = fn();
const went = fn();
const handlers = [
  supplying(leaveRequestedFx, (address: string) => void left(address)),
  supplying(addressRequestedFx, (to) => void went(to)),
  supplying(openModalFx, (modal) => void opened(modal)),
];
const replies = {
  'POST /order/create-gift-card': ({ body }: { body: unknown }) => {
    sent('create', body);
    return { orderNumber: 'G-1', total: 300_000, currency: 'RUB' };
  },
  'POST /cart/gift-cards/add': ({ body }: { body: unknown }) => {
    sent('cart', body);
    return aReply({ giftCards: [aGiftCard()] });
  },
  'POST /order/{id}/payment/acquiring': (request: { params: unknown; body: unknown }) => {
    sent('pay', request.body);
    return { link: 'https://bank.example/pay/1' };
  },
};
const shop = { replies, handlers };

const meta = {
  component: BuyGiftCardPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop(shop)],
  beforeEach: () => {
    for (const spy of [sent, left, opened, went]) spy.mockClear();
  },
} satisfies Meta<typeof BuyGiftCardPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const choose = async ({ canvas, userEvent }: Played, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));
const write = async ({ canvas, userEvent }: Played, name: string, words: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name }), words);
const buy = async ({ canvas, userEvent }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Перейти к оплате' }));
async function agree({ canvas, userEvent }: Played) {
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
}
const said = ({ canvas }: Played, words: string | RegExp) =>
  expect(canvas.getAllByText(words)[0]).toBeVisible();

export const Default: Story = { parameters: { chromatic: inModes('day', 'night', 'phone') } };

export const AsAPresentItIsOrderedThenPaid: Story = {
  tags: ['GIFT-02', 'GIFT-04', 'GIFT-25', 'API-032'],
  play: async (played) => {
    await choose(played, /^3\s000/);
    await write(played, 'Почта получателя', 'aigerim@example.com');
    await write(played, 'Обращение', 'Дорогая Айгерим');
    await write(played, 'Подпись', 'Ольга');
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await buy(played);

    await waitFor(() => expect(left).toHaveBeenCalledWith('https://bank.example/pay/1'));
    await expect(sent.mock.calls.map(([call]) => call)).toEqual(['create', 'pay']);
    await expect(sent).toHaveBeenCalledWith(
      'create',
      expect.objectContaining({
        sum: 300_000,
        receiver: { email: 'aigerim@example.com' },
        sender: { email: 'olga@example.com' },
        greeting: 'Дорогая Айгерим',
      }),
    );
    await expect(sent).toHaveBeenCalledWith('pay', {
      acquiring: 'SBERBANK',
      totalPay: 300_000,
      urlSuccess: '/thankyoupage?orders=G-1',
      urlFail: '/dopay/G-1',
    });
  },
};

export const ForOneselfNothingOfTheReceiverIsAsked: Story = {
  tags: ['GIFT-03', 'GIFT-10'],
  play: async (played) => {
    const { canvas } = played;
    await choose(played, 'Себе');
    await expect(canvas.queryByRole('textbox', { name: 'Почта получателя' })).toBeNull();
    await choose(played, /^1\s000/);
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await buy(played);

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        'create',
        expect.objectContaining({ receiver: { email: 'olga@example.com' } }),
      ),
    );
  },
};

export const ItIsPutIntoTheCartBesideWhatElseSheBuys: Story = {
  tags: ['GIFT-27'],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, /^3\s000/);
    await write(played, 'Почта получателя', 'aigerim@example.com');
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await userEvent.click(canvas.getByRole('button', { name: 'Положить в корзину' }));

    await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/cart' }));
    await expect(sent.mock.calls.map(([call]) => call)).toEqual(['cart']);
    await expect(sent).toHaveBeenCalledWith(
      'cart',
      expect.objectContaining({ sum: 300_000, receiver: { email: 'aigerim@example.com' } }),
    );
    await expect(left).not.toHaveBeenCalled();
  },
};

export const ACartThatIsFullSaysSo: Story = {
  decorators: [
    withShop({
      handlers,
      replies: {
        'POST /cart/gift-cards/add': () => {
          throw refused('quantity_limit_exceeded', 422);
        },
      },
    }),
  ],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, 'Себе');
    await choose(played, /^1\s000/);
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await userEvent.click(canvas.getByRole('button', { name: 'Положить в корзину' }));

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith({
        id: 'error',
        props: { title: 'errors.error', message: 'giftCard.cart.full', buttons: [] },
      }),
    );
    await expect(went).not.toHaveBeenCalled();
    backToTop();
  },
};

export const WhatIsMissingIsNamed: Story = {
  tags: ['GIFT-18', 'GIFT-19', 'GIFT-20'],
  play: async (played) => {
    await buy(played);

    for (const words of [
      'Выберите номинал',
      'Укажите, куда прислать карту',
      'Укажите ваш контакт',
      'Чтобы купить карту, согласитесь с правилами',
    ])
      await said(played, words);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ASumOfOnesOwnHasBounds: Story = {
  tags: ['GIFT-12', 'GIFT-13'],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, 'Своя сумма');
    const own = await canvas.findByRole('textbox', { name: 'Сумма' });
    await userEvent.type(own, '499');
    await buy(played);
    await said(played, /Наименьшая сумма — 500/);

    await userEvent.clear(own);
    await userEvent.type(own, '30001');
    await said(played, /Наибольшая сумма — 30\s000/);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WordsHaveLimits: Story = {
  tags: ['GIFT-14', 'GIFT-15', 'GIFT-16'],
  play: async (played) => {
    const { canvas, userEvent } = played;
    for (const [name, most] of [
      ['Обращение', 50],
      ['Поздравление', 300],
      ['Подпись', 50],
    ] as const) {
      await userEvent.click(await canvas.findByRole('textbox', { name }));
      await userEvent.paste('я'.repeat(most + 1));
    }
    await buy(played);

    for (const name of ['Обращение', 'Поздравление', 'Подпись'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(/Сократите текст/);
  },
};

export const ATimeThatHasPassedIsRefusedInItsZone: Story = {
  tags: ['GIFT-09', 'GIFT-17'],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, 'В назначенное время');
    const day = await canvas.findByLabelText('День', { exact: false });
    await fireEvent.change(day, { target: { value: '2026-11-21' } });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Время' }), '12:30');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Часовой пояс' }), '+05:00');
    await buy(played);
    await said(played, 'Это время уже прошло. Выберите другое');

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Часовой пояс' }), '+03:00');
    await waitFor(() => expect(canvas.queryByText('Это время уже прошло. Выберите другое')).toBeNull());
  },
};

const zones = async (played: Played, hour: string, zone: string) => {
  await choose(played, hour);
  const select = await played.canvas.findByRole('combobox', { name: zone });
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

/** A zone is chosen by a city that the shopper knows; the offset stands behind it. */
export const AZoneIsNamedByItsCities: Story = {
  parameters: looksAlike,
  play: async (played) => {
    const names = await zones(played, 'В назначенное время', 'Часовой пояс');

    await expect(names).toContain('Москва, Санкт-Петербург (UTC+3)');
    await expect(names).toContain('Алматы, Астана, Екатеринбург (UTC+5)');
    for (const name of names) await expect(name).toMatch(/^[А-Я].* \(UTC\+\d+\)$/);
  },
};

export const AZoneIsNamedInKazakh: Story = {
  parameters: looksAlike,
  decorators: [withShop({ ...shop, locale: 'kk-KZ' })],
  play: async (played) => {
    const names = await zones(played, 'Белгіленген уақытта', 'Уақыт белдеуі');

    await expect(names).toContain('Мәскеу, Санкт-Петербург (UTC+3)');
    await expect(names).toContain('Омбы (UTC+6)');
  },
};

/** The card is ordered, and only its link cannot be had: the page of its payment has other ways. */
export const WithoutALinkSheComesBackToThePayment: Story = {
  decorators: [
    withShop({
      handlers,
      replies: {
        ...replies,
        'POST /order/{id}/payment/acquiring': () => {
          throw refused('online_payment_unavailable', 503);
        },
      },
    }),
  ],
  tags: ['PAY-22'],
  play: async (played) => {
    await choose(played, 'Себе');
    await choose(played, /^1\s000/);
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await buy(played);

    await waitFor(() => expect(left).toHaveBeenCalledWith('/dopay/G-1'));
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const AnOrderThatFailsSaysSoAndKeepsWhatWasWritten: Story = {
  decorators: [
    withShop({
      handlers,
      replies: {
        'POST /order/create-gift-card': () => {
          throw refused('sum_out_of_range', 422);
        },
      },
    }),
  ],
  tags: ['ERR-040'],
  play: async (played) => {
    const { canvas } = played;
    await choose(played, 'Себе');
    await choose(played, /^1\s000/);
    await write(played, 'Ваша почта', 'olga@example.com');
    await agree(played);
    await buy(played);

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith({
        id: 'error',
        props: { title: 'errors.error', message: 'giftCard.buy.failed', buttons: [] },
      }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Ваша почта' })).toHaveValue('olga@example.com');
    backToTop();
  },
};

export const InKazakh: Story = { decorators: [withShop({ ...shop, locale: 'kk-KZ' })] };
