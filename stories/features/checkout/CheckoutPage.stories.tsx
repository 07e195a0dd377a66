import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import {
  aGiftCard,
  aGiftCardGroup,
  aGroup,
  aLine,
  aReply,
} from '../../../features/src/domain/cart/cart-builders.ts';
import { aCourierDraft, aDraft } from '../../../features/src/domain/checkout/checkout-builders.ts';
import { aPoint, aStore, someVariants } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { storeNames } from '@rukav/brand';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { addressRequestedFx } from '@rukav/features/navigation';
import { backToTop } from '../../pages/site.tsx';
import { supplying, withShop, type Shop } from '../scope.tsx';

const meta = { component: CheckoutPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof CheckoutPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const went = fn();
const channels = [
  { type: 'pickup', isAvailable: true, price: 0, from: '2026-11-22', pointCount: 12 },
  { type: 'delivery', isAvailable: true, price: 29_900, from: '2026-11-23', pointCount: null },
];
const stores = [
  aStore(),
  aStore({
    point: aPoint({
      id: 'msk2',
      name: `${storeNames.ru.store} в Сокольниках`,
      address: 'улица Стромынка, 4',
      metro: 'Сокольники',
    }),
    availableLineIds: [],
    unavailableLineIds: ['l1'],
  }),
];
const shop = (draft: unknown = null, changes: Partial<Shop> = {}): Shop => ({
  ...changes,
  replies: {
    'GET /cart': aReply(),
    'GET /cart/proposed-address': { address: null },
    'GET /cart/shipping-channels': { channels, warehouseLineIds: ['l1', 'l2'], expressLineIds: [] },
    'POST /cart/stores-with-communications': { stores },
    'GET /cart/delivery-variants': someVariants(),
    'GET /streets': {
      streets: [{ id: 'st1', name: 'Лесная', type: 'улица', geoPoint: { lat: 55.7, lon: 37.6 } }],
    },
    'POST /cart/shipping-group': aReply({ version: 2 }),
    'POST /cart/contact': aReply({ version: 3 }),
    'POST /cart/payment-method': aReply({ version: 4 }),
    'POST /cart/checkout': { orderNumbers: ['A-1001'], accountCreated: true },
    ...changes.replies,
  },
  handlers: [
    supplying(draftReadFx, () => draft && { draft }),
    supplying(draftSavedFx, () => undefined),
    supplying(addressRequestedFx, went),
  ],
});

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop(shop())],
  tags: ['CHK-01', 'CHK-11', 'SHIP-08', 'SHIP-11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Забрать в магазине/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Курьером/ })).toBeVisible();
    await expect(canvas.getByText(/Точно как в паспорте/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
  },
};

export const Pickup: Story = {
  decorators: [withShop(shop(aDraft()))],
  play: async ({ canvas }) => {
    const shop = await canvas.findByRole('heading', { name: `${storeNames.ru.store} на Тверской` });
    await waitFor(() => expect(shop).toBeVisible());
  },
};

export const Courier: Story = {
  decorators: [withShop(shop(aCourierDraft()))],
  tags: ['CHK-17', 'SHIP-40'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Улица/ })).toHaveValue('Лесная');
    await expect(await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ })).toBeChecked();
  },
};

export const CourierInKazakh: Story = {
  decorators: [withShop(shop(aCourierDraft({ phone: '+77011234567' }), { locale: 'kk-KZ' }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Тапсырысты рәсімдеу', level: 1 })).toBeVisible();
  },
};

export const WithoutAnythingTheSummaryNamesWhatIsMissing: Story = {
  decorators: [withShop(shop())],
  tags: ['CHK-07', 'CHK-08', 'CHK-14'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить заказ' }));

    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите телефон' }));
    await expect(canvas.getByRole('textbox', { name: /Телефон/ })).toHaveFocus();
  },
};

export const AHouseWithALetterIsTakenApartAndTheFormSaysSo: Story = {
  decorators: [withShop(shop(aCourierDraft({ address: { ...aCourierDraft().address, house: '' } })))],
  play: async ({ canvas, userEvent }) => {
    const house = await canvas.findByRole('combobox', { name: /Дом/ });

    await userEvent.type(house, '12А');
    await userEvent.tab();

    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Корпус/ })).toHaveValue('А'));
    await expect(house).toHaveValue('12');
    await expect(canvas.getByText('Записали так: дом 12, корпус или литера А.')).toBeVisible();
    backToTop();
  },
};

export const AFinishedFormBecomesAnOrder: Story = {
  decorators: [withShop(shop(aDraft()))],
  tags: ['CHK-20'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: `${storeNames.ru.store} на Тверской` });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await waitFor(() =>
      expect(went).toHaveBeenCalledWith({ to: '/thankyoupage?orders=A-1001', replace: true }),
    );
  },
};

const two = (version: number) =>
  aReply({ version, lines: [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })] });

/** A shirt hangs in a shop alone; the courier has the other one. */
const split: Partial<Shop> = {
  replies: {
    'GET /cart': two(1),
    'POST /cart/shipping-group': two(2),
    'POST /cart/delivery': two(3),
    'GET /cart/shipping-channels': { channels, warehouseLineIds: ['l2'] },
    'POST /cart/stores-with-communications': { stores: [aStore()] },
  },
};

export const WhatTheCourierLacksIsNamedAndCollectedInAShop: Story = {
  decorators: [withShop(shop(aCourierDraft(), split))],
  tags: ['CHK-08', 'SHIP-02'],
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('group', { name: /Курьер не привезёт/ });
    await expect(within(question).getByRole('list', { name: /Курьер не привезёт/ })).toHaveTextContent(
      '1 шт.',
    );

    await userEvent.click(within(question).getByRole('radio', { name: 'Забрать в магазине' }));
    await userEvent.click(await within(question).findByRole('button', { name: 'Забрать здесь' }));

    const chosen = await within(question).findByRole('group', {
      name: `Магазин: ${storeNames.ru.store} на Тверской`,
    });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.click(await within(chosen).findByRole('button', { name: 'Изменить' }));
    await expect(await within(question).findByRole('button', { name: 'Выбран' })).toBeVisible();
  },
};

export const TheRestIsGivenUpAndLeavesTheSum: Story = {
  decorators: [withShop(shop(aCourierDraft(), split))],
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('group', { name: /Курьер не привезёт/ });
    const totals = canvas.getByRole('region', { name: 'Ваш заказ' });
    await expect(within(totals).getAllByRole('listitem')).toHaveLength(2);

    await userEvent.click(within(question).getByRole('radio', { name: 'Убрать из заказа' }));

    await waitFor(() => expect(within(totals).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const TheAddressOfTheLastDeliveryIsOffered: Story = {
  decorators: [
    withShop(
      shop(aDraft({ method: 'delivery', pickupId: null }), {
        replies: {
          'GET /cart/proposed-address': {
            address: { ...aCourierDraft().address, cityId: 524901, city: 'Москва', street: 'Стромынка' },
          },
        },
      }),
    ),
  ],
  tags: ['SHIP-42'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Стромынка')).toBeVisible();
  },
};

export const GiftCardsAloneNeedNoWay: Story = {
  decorators: [
    withShop(
      shop(null, {
        replies: {
          'GET /cart': aReply(
            {
              lines: [],
              shippingGroups: [aGiftCardGroup({ subtotal: 300_000 })],
              giftCards: [aGiftCard()],
              paymentMethods: ['online'],
              paymentOptions: [
                { method: 'cash', isAvailable: false, obstacle: 'gift_card', limit: null },
                { method: 'online', isAvailable: true, obstacle: null, limit: null },
              ],
            },
            {},
          ),
        },
      }),
    ),
  ],
  tags: ['GIFT-27'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подарочная карта для aigerim@example.com')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Получение' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: /Наличными/ })).toBeDisabled();
    await expect(canvas.getByText(/Подарочную карту отправляем после оплаты/)).toBeVisible();
  },
};

/** Nothing that could be ordered is left: the page names what is sold out, and leads back to the cart. */
export const AllIsSoldOut: Story = {
  parameters: looksAlike,
  decorators: [
    withShop(
      shop(aDraft(), {
        replies: {
          'GET /cart': aReply({
            lines: [
              aLine({ isSoldOut: true, shippingGroupId: 'gone' }),
              aLine({ skuId: 's2', lineIds: ['l2'], isSoldOut: true, shippingGroupId: 'gone' }),
            ],
            shippingGroups: [aGroup({ id: 'gone', type: 'soldout' })],
          }),
        },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Закончились: Рубашка из льна, 46\. Они остались в корзине/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться в корзину' })).toHaveAttribute('href', '/cart');
    await expect(canvas.queryByRole('button', { name: 'Оформить заказ' })).toBeNull();
  },
};
