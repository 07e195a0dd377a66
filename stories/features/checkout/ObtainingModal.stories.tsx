import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aLine, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aStore } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { draftSavedFx } from '@rukav/features/checkout';
import { refused, supplying, withShop } from '../scope.tsx';
import { called, channels, closed, open, Opened, save, partners, shop, tab, types } from './obtaining.tsx';

const meta = {
  component: Opened,
  decorators: [withShop(shop())],
  beforeEach: () => {
    called.mockClear();
    closed.mockClear();
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['SHIP-13', 'SHIP-14', 'SHIP-43', 'MODAL-17'],
  play: async () => {
    await expect(await tab('Курьер')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('dialog', { name: 'Как получить' })).toBeVisible();
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Курьер',
      'Магазин',
      'Пункт или постамат',
      'Экспресс',
    ]);
    await expect(screen.getByText(/^с 22 ноября, от 149/)).toBeVisible();
  },
};

export const AShopIsChosenInTheCart: Story = {
  tags: ['SHIP-08', 'SHIP-13'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Магазин');
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));

    await save(userEvent);

    await waitFor(() =>
      expect(called).toHaveBeenCalledWith(
        expect.objectContaining({ shippingGroupType: 'pickup', pickupId: 'msk1' }),
      ),
    );
    await waitFor(() => expect(closed).toHaveBeenCalled());
  },
};

const kept = fn();

export const WaysThatAreOnlyLookedAtAreNoChoice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withShop(shop({ handlers: [supplying(draftSavedFx, kept)] }))],
  beforeEach: () => void kept.mockClear(),
  play: async ({ userEvent }) => {
    await open(userEvent, 'Магазин');
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать позже' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(kept).not.toHaveBeenCalled();
    await expect(called).not.toHaveBeenCalled();
  },
};

export const ThePreviewTellsWhichThingsGoWhichWay: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart': aReply({ lines: [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })] }),
          'POST /cart/stores-with-communications': {
            stores: [aStore({ availableLineIds: ['l1'], unavailableLineIds: ['l2'] })],
          },
        },
      }),
    ),
  ],
  tags: ['CART-48'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Магазин');
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));
    await expect(await screen.findByRole('list', { name: /^Заберёте: / })).toHaveTextContent('1 шт.');
    await expect(screen.queryByRole('list', { name: 'Привезёт курьер' })).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Убрать из заказа' }));
    await expect(await screen.findByRole('list', { name: 'Уйдёт из корзины' })).toHaveTextContent('1 шт.');
  },
};

export const AThingIsHeldBackForAnotherWay: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart': aReply({ lines: [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })] }),
          'GET /cart/shipping-channels': {
            channels: channels(...types),
            warehouseLineIds: ['l1', 'l2'],
            expressLineIds: ['l2'],
          },
          'POST /cart/stores-with-communications': {
            stores: [aStore({ availableLineIds: ['l1', 'l2'] }), ...partners],
          },
        },
      }),
    ),
  ],
  tags: ['SHIP-02', 'CART-48'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Магазин');
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));
    const [, second] = await screen.findAllByRole('button', { name: 'Получить отдельно' });
    if (!second) throw new Error('Each of the two things can be held back.');
    await userEvent.click(second);

    const apart = await screen.findByRole('group', { name: /^Получите отдельно: / });
    await userEvent.click(within(apart).getByRole('radio', { name: 'Экспресс-курьером' }));
    await expect(await screen.findByRole('list', { name: 'Привезёт экспресс-курьер' })).toHaveTextContent(
      '1 шт.',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Получить вместе с остальными' }));
    await expect(screen.queryByRole('list', { name: 'Привезёт экспресс-курьер' })).toBeNull();
  },
};

export const ACityWithoutObtainingMethods: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart/shipping-channels': { channels: channels(), warehouseLineIds: [], expressLineIds: [] },
        },
      }),
    ),
  ],
  tags: ['ERR-059', 'ERR-060'],
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText('Москва: эти вещи здесь получить нельзя. Выберите другой город.'),
      ).toBeVisible(),
    );
    await expect(screen.getByText('Сейчас недоступно для этих вещей')).toBeVisible();
  },
};

export const ACourierWhoComesNoMoreIsToldInTheCart: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'POST /cart/shipping-group': () => {
            throw refused('delivery_unavailable', 422, 'cityId');
          },
        },
      }),
    ),
  ],
  tags: ['ERR-057'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Улица/ }), 'Лесная');
    await userEvent.type(await screen.findByRole('combobox', { name: /Дом/ }), '7');
    const day = await screen.findByRole('combobox', { name: /День доставки/ });
    await userEvent.selectOptions(day, 'понедельник, 23 ноября');
    await save(userEvent);

    await expect(
      await screen.findByRole('link', { name: 'Этот способ получения больше недоступен. Выберите другой' }),
    ).toBeVisible();
    await expect(screen.getByRole('combobox', { name: /Улица/ })).toHaveValue('Лесная');
    await expect(closed).not.toHaveBeenCalled();
  },
};

export const InKazakh: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: [withShop(shop({ locale: 'kk-KZ' }))],
};
