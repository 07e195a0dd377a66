import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import {
  aGiftCard,
  aGiftCardGroup,
  aLine,
  anEmptyReply,
  aProduct,
  aReply,
  aGroup,
} from '../../../features/src/domain/cart/cart-builders.ts';
import { aPoint } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { storeNames } from '@rukav/brand';
import { CartPage } from '@rukav/features/cart/view';
import { withShop } from '../scope.tsx';

const meta = { component: CartPage, parameters: { layout: 'padded' } } satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shirt = aProduct();
const dress = aProduct({
  skuId: 's2',
  name: 'Платье миди с запахом из вискозы',
  picture: { code: 'p2', alt: '', colour: '#7f3b3b' },
  color: 'Марена',
  availableQuantity: 2,
  sizes: [{ skuId: 's2', size: '46', isAvailable: true }],
});
const coat = aProduct({
  skuId: 's3',
  name: 'Пальто двубортное',
  picture: { code: 'p3', alt: '', colour: '#2e3440' },
  color: 'Графит',
  sizes: [{ skuId: 's3', size: '44', isAvailable: false }],
});
const full = aReply(
  {
    shippingGroups: [
      aGroup({ id: 'g1', type: 'pickup', point: aPoint() }),
      aGroup({ id: 'g2', type: 'unallocated' }),
      aGroup({ id: 'g3', type: 'soldout' }),
    ],
    lines: [
      aLine({ priceWhenAdded: 449_900 }),
      aLine({ skuId: 's2', lineIds: ['l2', 'l3'], shippingGroupId: 'g2', isLastSize: true }),
      aLine({ skuId: 's3', lineIds: ['l4'], shippingGroupId: 'g3', isSoldOut: true }),
    ],
  },
  { s1: shirt, s2: dress, s3: coat },
);

const withCards = aReply({
  shippingGroups: [aGroup(), aGiftCardGroup({ subtotal: 800_000 })],
  giftCards: [
    aGiftCard(),
    aGiftCard({
      id: 'card2',
      design: 'weave',
      sum: 500_000,
      receiver: '+79161234567',
      greeting: '',
      sendAt: '2026-12-31T09:00:00+03:00',
    }),
  ],
});

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop({ replies: { 'GET /cart': full } })],
  tags: ['CART-01', 'CART-02', 'CART-14', 'CART-15', 'CART-44', 'SHIP-02', 'SHIP-03'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: `Самовывоз: ${storeNames.ru.store} на Тверской, Тверская улица, 12`,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Осталась 1 шт.')).toBeVisible();
    await expect(canvas.getAllByText('Нет в наличии')).toHaveLength(2);
    await expect(canvas.getByText(/Цена снизилась/)).toBeVisible();
    const soldOut = within(canvas.getByRole('region', { name: 'Нет в наличии' }));
    await expect(soldOut.getByText('Пальто двубортное')).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Товары в корзине' }));
    await expect(waiting.getByRole('button', { name: 'Как получить' })).toBeVisible();
  },
};

export const ALineThatAnEmployeePutInKeepsHerNumber: Story = {
  decorators: [
    withShop({
      replies: { 'GET /cart': aReply({ lines: [aLine({ employeeNumber: '004217' })] }, { s1: shirt }) },
    }),
  ],
  tags: ['CART-51'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Табельный номер 004217')).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      replies: { 'GET /cart': { ...full, cart: { ...full.cart, currency: 'KZT', country: 'KZ' } } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Себет', level: 1 })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop({ replies: { 'GET /cart': anEmptyReply() } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withShop({ replies: { 'GET /cart': () => new Promise(() => {}) } })],
};

/** A cart that grows by what is added. */
function growing() {
  let pieces = 1;
  const reply = () =>
    aReply({
      version: pieces,
      lines: [aLine({ lineIds: Array.from({ length: pieces }, (_, piece) => `piece${piece}`) })],
    });
  return {
    'GET /cart': reply,
    'POST /cart/products/add': ({ body }: { body: { items: { quantity: number }[] } }) => {
      pieces += body.items[0]?.quantity ?? 0;
      return reply();
    },
  };
}

export const QuickClicksOnPlusAreGathered: Story = {
  decorators: [withShop({ replies: growing() })],
  tags: ['CART-03'],
  play: async ({ canvas, userEvent }) => {
    const plus = await canvas.findByRole('button', { name: 'Больше на одну: Рубашка из льна' });

    await userEvent.click(plus);
    await userEvent.click(plus);

    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('3'));
  },
};

export const ALineCanBeDeleted: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /cart': aReply(),
        'POST /cart/products/delete': {
          ...anEmptyReply(),
          cart: { ...anEmptyReply().cart, id: 'c1', version: 2 },
        },
      },
    }),
  ],
  tags: ['CART-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить из корзины: Рубашка/ }));

    await expect(await canvas.findByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
  },
};

export const GiftCardsLieInAGroupOfTheirOwn: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop({ replies: { 'GET /cart': withCards } })],
  tags: ['GIFT-27'],
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('region', { name: 'Подарочные карты' }));
    await expect(await group.findByText('Кому: aigerim@example.com')).toBeVisible();
    await expect(group.getByText('Отправим сразу после оплаты')).toBeVisible();
    await expect(group.getByText(/Кому: \+7\s916\s123\s45\s67/)).toBeVisible();
    await expect(
      group.getByText('Отправим 31.12.2026 в 09:00, Москва, Санкт-Петербург (UTC+3)'),
    ).toBeVisible();
  },
};

const deleted = fn();

export const AGiftCardIsDeleted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    withShop({
      replies: {
        'GET /cart': withCards,
        'POST /cart/gift-cards/delete': ({ body }: { body: unknown }) => {
          deleted(body);
          return aReply({ version: 2 });
        },
      },
    }),
  ],
  beforeEach: () => void deleted.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('region', { name: 'Подарочные карты' }));
    await userEvent.click(await group.findByRole('button', { name: /Удалить подарочную карту на 3\s000/ }));
    await waitFor(() => expect(deleted.mock.calls).toEqual([[{ id: 'card1' }]]));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Подарочные карты' })).toBeNull());
  },
};

export const GiftCardsAlone: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      replies: {
        'GET /cart': aReply(
          {
            country: 'KZ',
            currency: 'KZT',
            lines: [],
            shippingGroups: [aGiftCardGroup(), aGroup({ id: 'soldout', type: 'soldout' })],
            giftCards: [
              aGiftCard({ sum: 1_500_000, currency: 'KZT', greeting: 'Құрметті Айгерім' }),
              aGiftCard({ id: 'card2', shippingGroupId: 'soldout', isSoldOut: true }),
            ],
          },
          {},
        ),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Бұл елде мұндай карта сатып алуға болмайды')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Алу тәсілін таңдау' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Рәсімдеуге өту' })[0]).toBeVisible();
  },
};
