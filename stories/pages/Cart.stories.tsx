import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { deleteProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { DeleteProducts, GetCart, type CartReply } from '@rukav/contract/cart/schemas.ts';
import { CartPage } from '@rukav/features/cart/view';
import { aGroup, anEmptyReply } from '../../features/src/domain/cart/cart-builders.ts';
import { aPoint } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { answer, fail, neverAnswer } from './answers.ts';
import { garments, price, marketOf } from './goods.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSite } from './site.tsx';

const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (reply: (locale: Locale) => CartReply) => ({
  answers: (locale: Locale) => [answer(getCart, GetCart, reply(locale))],
});

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast') },
  decorators: onSite(holding((locale) => aCartOf(someChosen, locale))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Осталась 1 шт.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Корзина, товаров: 4' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: onSite({ locale: 'kk-KZ', ...holding((locale) => aCartOf(someChosen, locale)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Жүннен тігілген тік пальто' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Себет', level: 1 })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['ERR-069'],
  decorators: onSite(holding(anEmptyReply)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toBeVisible();
  },
};

const soldOut = { shippingGroupId: 'g2', isSoldOut: true };

/** Two things wait in a shop, two others are gone: they stand apart and cost nothing. */
export const SomeIsUnavailable: Story = {
  tags: ['ERR-072'],
  decorators: onSite(
    holding((locale) =>
      aCartOf(
        [
          ...someChosen.slice(0, 2),
          { of: garments.cardigan, size: '42', line: soldOut },
          { of: garments.shirtDress, size: '46', line: soldOut },
        ],
        locale,
        {
          shippingGroups: [
            aGroup({ type: 'pickup', pickupId: 'msk1', point: aPoint() }),
            aGroup({ id: 'g2', type: 'soldout', subtotal: 0 }),
          ],
        },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Нет в наличии' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Удалить закончившиеся' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Перейти к оформлению' })[0]).toBeVisible();
  },
};

/** Nothing of it can be ordered any more. */
export const EverythingIsUnavailable: Story = {
  tags: ['ERR-070'],
  decorators: onSite(
    holding((locale) =>
      aCartOf([{ of: garments.puffer, size: '44', line: { ...soldOut, shippingGroupId: 'g1' } }], locale, {
        shippingGroups: [aGroup({ type: 'soldout', subtotal: 0 })],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Все вещи в корзине закончились/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Перейти к оформлению' })).not.toBeInTheDocument();
  },
};

/** One thing costs less than when it was added, another one more; each says what it cost. */
export const PricesChanged: Story = {
  decorators: onSite(
    holding((locale) => {
      const market = marketOf(locale);
      return aCartOf(
        [
          { of: garments.coat, size: '44', line: { priceWhenAdded: price(21_990, market) } },
          { of: garments.tee, size: '46', line: { priceWhenAdded: price(1_190, market) } },
        ],
        locale,
      );
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цена снизилась: было 21 990 ₽')).toBeVisible();
    await expect(canvas.getByText('Цена изменилась: было 1 190 ₽')).toBeVisible();
  },
};

/** Names of four lines, fifty pieces, amounts of seven figures. */
export const LongTexts: Story = {
  decorators: onSite({
    locale: 'kk-KZ',
    ...holding((locale) => {
      const name = 'Белбеуі мен алынбалы капюшоны бар су өткізбейтін матадан тігілген демімаусымдық пальто';
      const product = { name, color: 'піскен талшын реңкі бар түйе жүні түсті', availableQuantity: 50 };
      return aCartOf([{ of: garments.coat, size: '56-58', pieces: 50, product }], locale);
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /демімаусымдық пальто/ })).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('50');
  },
};

export const Loading: Story = {
  decorators: onSite({ answers: () => [neverAnswer(getCart)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем корзину')).toBeVisible();
  },
};

export const LoadingFailed: Story = {
  decorators: onSite({ answers: () => [fail(getCart)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Корзина не загрузилась' })).toBeVisible();
  },
};

/** The cart did not come, and comes the second time. */
export const ARetryBringsTheCart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({
    answers: (locale) => [
      fail(getCart, { once: true }),
      answer(getCart, GetCart, aCartOf(someChosen, locale)),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));

    await expect(await canvas.findByRole('link', { name: 'Джинсы прямые' })).toBeVisible();
  },
};

/** Deleting the last thing leaves an empty cart. */
export const TheLastThingIsDeleted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({
    answers: (locale) => [
      answer(getCart, GetCart, aCartOf(someChosen.slice(0, 1), locale)),
      answer(deleteProducts, DeleteProducts, () => {
        const empty = anEmptyReply();
        return { ...empty, cart: { ...empty.cart, id: 'c1', version: 2 } };
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить из корзины: Пальто/ }));

    await expect(await canvas.findByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible();
  },
};
