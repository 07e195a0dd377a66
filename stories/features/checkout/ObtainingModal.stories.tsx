import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { inModes } from '../../../.storybook/modes.ts';
import { aLine, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aStore, someVariants } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout';
import { modals } from '@rukav/features/features';
import { closeModalFx } from '@rukav/features/overlays';
import { supplying, withShop, type Shop } from '../scope.tsx';

/** The modal of obtaining methods, open from the start. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ 'cart-obtaining-methods': Record<never, never> }>({
      history: memoryHistoryPort(),
    });
    made.open('cart-obtaining-methods', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const called = fn();
const closed = fn();
const channels = (isAvailable: boolean) => [
  { type: 'pickup', isAvailable, price: 0, from: '2026-11-22', pointCount: 12 },
  { type: 'delivery', isAvailable, price: 29_900, from: '2026-11-23', pointCount: null },
];
const shop = (changes: Partial<Shop> = {}): Shop => ({
  ...changes,
  replies: {
    'GET /cart': aReply(),
    'GET /cart/proposed-address': { address: null },
    'GET /cart/shipping-channels': { channels: channels(true), warehouseLineIds: ['l1'] },
    'POST /cart/stores-with-communications': { stores: [aStore()] },
    'GET /cart/delivery-variants': someVariants(),
    'POST /cart/shipping-group': ({ body }: { body: unknown }) => {
      called(body);
      return aReply({ version: 2 });
    },
    ...changes.replies,
  },
  handlers: [
    supplying(draftReadFx, () => null),
    supplying(draftSavedFx, () => undefined),
    supplying(closeModalFx, closed),
  ],
});

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

/** A way to get things, once the modal has come in. */
async function wayShown(name: RegExp) {
  const way = await screen.findByRole('radio', { name });
  await waitFor(() => expect(way).toBeVisible());
  return way;
}

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['SHIP-13', 'MODAL-17'],
  play: async () => {
    await wayShown(/Забрать в магазине/);
    await expect(screen.getByRole('dialog', { name: 'Как получить' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: /Курьером/ })).not.toBeChecked();
  },
};

export const AShopIsChosenInTheCart: Story = {
  tags: ['SHIP-13'],
  play: async ({ userEvent }) => {
    await userEvent.click(await wayShown(/Забрать в магазине/));
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

    await waitFor(() =>
      expect(called).toHaveBeenCalledWith(
        expect.objectContaining({ shippingGroupType: 'pickup', pickupId: 'msk1' }),
      ),
    );
    await waitFor(() => expect(closed).toHaveBeenCalled());
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
    await userEvent.click(await wayShown(/Забрать в магазине/));
    await userEvent.click(await screen.findByRole('button', { name: 'Забрать здесь' }));
    await expect(await screen.findByRole('list', { name: /^Заберёте: / })).toHaveTextContent('1 шт.');
    await expect(screen.queryByRole('list', { name: 'Привезёт курьер' })).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Убрать из заказа' }));
    await expect(await screen.findByRole('list', { name: 'Уйдёт из корзины' })).toHaveTextContent('1 шт.');
  },
};

export const WithoutAChoiceNothingIsSaved: Story = {
  play: async ({ userEvent }) => {
    await wayShown(/Курьером/);

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Выберите способ получения');
    await expect(summary).not.toHaveTextContent('Укажите телефон');
    await expect(called).not.toHaveBeenCalled();
  },
};

export const ACityWithoutObtainingMethods: Story = {
  decorators: [
    withShop(
      shop({
        replies: { 'GET /cart/shipping-channels': { channels: channels(false), warehouseLineIds: [] } },
      }),
    ),
  ],
  tags: ['ERR-060'],
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText('Москва: эти вещи здесь получить нельзя. Выберите другой город.'),
      ).toBeVisible(),
    );
    await expect(screen.getByRole('radio', { name: /Курьером/ })).toBeDisabled();
  },
};

export const InKazakh: Story = { decorators: [withShop(shop({ locale: 'kk-KZ' }))] };
