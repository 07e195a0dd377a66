import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storeNames } from '@rukav/brand';
import type { Locale } from '@rukav/contract';
import { getCart } from '@rukav/contract/cart/calls.ts';
import * as calls from '@rukav/contract/cart/checkout-calls.ts';
import * as schemas from '@rukav/contract/cart/schemas.ts';
import { getHouses, getStreets } from '@rukav/contract/geography/calls.ts';
import { GetHouses, GetStreets } from '@rukav/contract/geography/schemas.ts';
import { country } from '@rukav/contract/values.ts';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout';
import { CheckoutPage } from '@rukav/features/checkout/view';
import type { RequestHandler } from 'msw';
import { aCourierDraft, aDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { someVariants } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { supplying } from '../features/scope.tsx';
import { answer, fail, neverAnswer, refuse } from './answers.ts';
import { price, toldIn } from './goods.ts';
import { aCartOf, lineIdsOf, shopsFor, someChosen } from './orderables.ts';
import { backToTop, onSite } from './site.tsx';

const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day is free of charge, as all that costs so much; the evening is not. */
const variants = (locale: Locale) => {
  const { days, ...others } = someVariants();
  const evening = price(199, toldIn(locale));
  return {
    ...others,
    days: days.map(({ date, intervals }) => ({
      date,
      intervals: intervals.map(({ interval }, place) => ({ interval, price: place === 0 ? 0 : evening })),
    })),
  };
};

const street = (locale: Locale) =>
  country(locale) === 'KZ'
    ? { id: 'st1', name: 'Абай', type: 'даңғылы', geoPoint: { lat: 43.24, lon: 76.91 } }
    : { id: 'st1', name: 'Лесная', type: 'улица', geoPoint: { lat: 55.78, lon: 37.59 } };

/** Everything that checkout asks for until an order is made of the cart; the warehouse lacks the first things. */
function answers(locale: Locale, lacking: number): RequestHandler[] {
  const cart = aCartOf(someChosen, locale);
  const later = (version: number) => ({ ...cart, cart: { ...cart.cart, version } });
  return [
    answer(getCart, schemas.GetCart, cart),
    answer(calls.getProposedAddress, schemas.GetProposedAddress, { address: null }),
    answer(calls.getShippingChannels, schemas.GetShippingChannels, {
      channels: [
        { type: 'pickup', isAvailable: true, price: 0, from: '2026-11-22', pointCount: 2 },
        { type: 'delivery', isAvailable: true, price: 0, from: '2026-11-23', pointCount: null },
      ],
      warehouseLineIds: lineIdsOf(cart).slice(lacking),
    }),
    answer(calls.getStoresWithCommunications, schemas.GetStoresWithCommunications, {
      stores: shopsFor(cart, locale),
    }),
    answer(calls.getDeliveryVariants, schemas.GetDeliveryVariants, variants(locale)),
    answer(getStreets, GetStreets, { streets: [street(locale)] }),
    answer(getHouses, GetHouses, { houses: [] }),
    answer(calls.setShippingGroup, schemas.SetShippingGroup, later(2)),
    answer(calls.setDelivery, schemas.SetDelivery, later(3)),
    answer(calls.setContact, schemas.SetContact, later(4)),
    answer(calls.setPaymentMethod, schemas.SetPaymentMethod, later(5)),
  ];
}

/** Checkout with what the shopper has written so far. */
const written = (draft: object | null, before: readonly RequestHandler[] = [], lacking = 0) => ({
  answers: (locale: Locale) => [...before, ...answers(locale, lacking)],
  handlers: [supplying(draftReadFx, () => draft && { draft }), supplying(draftSavedFx, () => undefined)],
});

/** Nothing is chosen yet. */
export const Default: Story = {
  decorators: onSite(written(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Забрать в магазине/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
  },
};

/** Everything is chosen, to be collected in a shop. */
export const Pickup: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast') },
  decorators: onSite(written(aDraft())),
  play: async ({ canvas }) => {
    const shop = await canvas.findByRole('heading', { name: `${storeNames.ru.store} на Тверской` });
    await waitFor(() => expect(shop).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled();
  },
};

/** The chosen shop lacks a thing: what becomes of it is asked. */
export const PickupWithoutEverything: Story = {
  decorators: onSite(written(aDraft({ pickupId: 'msk2' }), [], 1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'В этом магазине нет' })).toHaveTextContent(
      /Пальто прямого кроя/,
    );
  },
};

/** Everything is chosen, to be brought by a courier. */
export const Courier: Story = {
  decorators: onSite(written(aCourierDraft())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Улица/ })).toHaveValue('Лесная');
    await expect(await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ })).toBeChecked();
  },
};

/** An address in Almaty, in Kazakh, with the longest words that the form has. */
export const InKazakhstan: Story = {
  decorators: onSite({
    locale: 'kk-KZ',
    ...written(
      aCourierDraft({
        fullName: 'Нұрмағамбетова Айгерім Серікқызы',
        phone: '+77011234567',
        address: { ...aCourierDraft().address, street: 'Абай', house: '44' },
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Тапсырысты рәсімдеу', level: 1 })).toBeVisible();
    await expect(await canvas.findByDisplayValue('Абай')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /10:00/ })).toBeChecked();
  },
};

/** The order was sent with nothing filled in: the summary names what is missing, and each place says it again. */
export const ErrorsAfterSubmitting: Story = {
  decorators: onSite(written(null)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /Забрать в магазине/ });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Укажите телефон' })).toBeVisible();
    backToTop();
  },
};

/** The hours were taken while the shopper wrote: the server refuses, and the place says so. */
export const TheHoursAreTaken: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite(written(aCourierDraft(), [refuse(calls.setDelivery, 'delivery_interval_unavailable')])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await expect(
      await canvas.findByRole('link', { name: 'Это время уже занято. Выберите другое' }),
    ).toBeVisible();
    backToTop();
  },
};

/** The order is on its way: the button waits, and a second press sends nothing. */
export const Submitting: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite(written(aDraft(), [neverAnswer(calls.checkout)])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: `${storeNames.ru.store} на Тверской` });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await expect(await canvas.findByText('Оформляем заказ')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toHaveAttribute('aria-busy', 'true');
    backToTop();
  },
};

/** All that was in the cart is gone. */
export const NothingToOrder: Story = {
  decorators: onSite(
    written(null, [answer(getCart, schemas.GetCart, aCartOf([], 'ru-RU', { shippingGroups: [] }))]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeVisible();
  },
};

export const LoadingFailed: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: onSite(written(null, [fail(getCart)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Корзина не загрузилась' })).toBeVisible();
  },
};
