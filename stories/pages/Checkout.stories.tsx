import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { storeNames } from '@rukav/brand';
import { getCart } from '@rukav/contract/cart/calls.ts';
import * as calls from '@rukav/contract/cart/checkout-calls.ts';
import * as schemas from '@rukav/contract/cart/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { session } from '@rukav/features/session';
import { aCourierDraft, aDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer, fail, neverAnswer, refuse } from './answers.ts';
import { written } from './at-checkout.ts';
import { aCartOf } from './orderables.ts';
import { backToTop, onSite } from './site.tsx';

const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(await canvas.findByRole('group', { name: /^В этом месте нет: / })).toHaveTextContent(
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
  tags: ['ERR-058'],
  parameters: { chromatic: inModes('day') },
  decorators: onSite(written(aCourierDraft(), [refuse(calls.setDelivery, 'delivery_interval_unavailable')])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await expect(
      await canvas.findByRole('link', { name: 'Это время уже занято. Выберите другое' }),
    ).toBeVisible();
    const others = canvas.getByRole('radio', { name: /с 18:00 до 22:00/ });
    await userEvent.click(others);
    await expect(others).toBeChecked();
    await expect(canvas.queryByRole('link', { name: 'Это время уже занято. Выберите другое' })).toBeNull();
    backToTop();
  },
};

/** A courier comes there no more: the server refuses, and another way can be chosen. */
export const NoCourierAnyMore: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['ERR-057'],
  decorators: onSite(written(aCourierDraft(), [refuse(calls.setShippingGroup, 'delivery_unavailable')])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /с 10:00 до 14:00/ });

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await expect(
      await canvas.findByRole('link', { name: 'Этот способ получения больше недоступен. Выберите другой' }),
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

/** Checkout without an account is switched off: a guest is asked to sign in. */
export const MembersOnly: Story = {
  tags: ['FLAG-02'],
  parameters: { chromatic: inModes('phone') },
  decorators: onSite({
    ...written(null, [
      answer(getSession, GetSession, {
        ...sessionIn('ru-RU'),
        flags: { ...visibleFlags, anonymousCheckout: false },
      }),
    ]),
    arrive: (scope: Scope) => allSettled(session.openFx, { scope, params: {} }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Сейчас заказы принимаем после входа/)).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getAllByRole('button', { name: 'Войти' }).at(-1) ?? null,
    );
    await expect(canvas.queryByRole('button', { name: 'Оформить заказ' })).toBeNull();
  },
};

export const LoadingFailed: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: onSite(written(null, [fail(getCart)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Корзина не загрузилась' })).toBeVisible();
  },
};
