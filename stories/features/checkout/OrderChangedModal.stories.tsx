import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { OrderChange } from '@rukav/contract/cart/order-changes.ts';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { inModes } from '../../../.storybook/modes.ts';
import { aLine, aProduct, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aDraft } from '../../../features/src/domain/checkout/checkout-builders.ts';
import OrderChangedModal from '../../../features/src/domain/checkout/OrderChangedModal.tsx';
import { draftReadFx, opened } from '@rukav/features/checkout';
import type { ModalProps } from '@rukav/features/overlays';
import { supplying, withShop, type Shop } from '../scope.tsx';
import { shop } from './obtaining.tsx';

type Changed = ModalProps['checkout-changed'];

const products = {
  s1: aProduct(),
  s2: aProduct({ skuId: 's2', name: 'Платье-рубашка из вискозы', size: '44' }),
  s3: aProduct({ skuId: 's3', name: 'Кардиган', size: '48' }),
};

/** The modal, open from the start. */
function Opened(props: Changed) {
  const [stack] = useState(() => {
    const made = createModalStack<{ 'checkout-changed': Changed }>({ history: memoryHistoryPort() });
    made.open('checkout-changed', props);
    return made;
  });
  return <ModalStack stack={stack} modals={{ 'checkout-changed': OrderChangedModal }} closeLabel="Закрыть" />;
}

const ordered = fn();
const ready = (changes: Partial<Shop> = {}): Shop => {
  const made = shop({
    ...changes,
    replies: {
      'POST /cart/contact': aReply({ version: 3 }),
      'POST /cart/payment-method': aReply({ version: 4 }),
      'POST /cart/checkout': ({ body }: { body: unknown }) => {
        ordered(body);
        return { orderNumbers: ['A-1001'], accountCreated: true };
      },
      ...changes.replies,
    },
    started: (scope) => void allSettled(opened, { scope }),
  });
  return {
    ...made,
    handlers: [...(made.handlers ?? []), supplying(draftReadFx, () => ({ draft: aDraft() }))],
  };
};

const soldOut: OrderChange = { kind: 'soldOut', skuId: 's2', before: 1, now: 0 };

const meta = {
  component: Opened,
  args: {
    products,
    total: 1_409_800,
    delivery: 0,
    changes: [
      soldOut,
      { kind: 'delivery', before: 0, now: 29_900 },
      { kind: 'total', before: 1_409_800, now: 399_900 },
    ],
  },
  decorators: [withShop(ready())],
  beforeEach: () => void ordered.mockClear(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Заказ изменился' });
    await waitFor(() => expect(dialog).toBeVisible());
    const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' '));
    await expect(named).toEqual([
      'Платье-рубашка из вискозы, 44 — закончилось',
      'Доставка — 299 ₽, была бесплатной',
    ]);
    await expect(screen.getByText('К оплате — 3 999 ₽ вместо 14 098 ₽')).toBeVisible();
  },
};

export const EveryChange: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    changes: [
      { kind: 'added', skuId: 's3', before: 0, now: 1 },
      { kind: 'removed', skuId: 's1', before: 1, now: 0 },
      { kind: 'soldOut', skuId: 's2', before: 3, now: 1 },
      { kind: 'quantity', skuId: 's3', before: 1, now: 2 },
      { kind: 'price', skuId: 's1', before: 174_900, now: 249_900 },
      { kind: 'way', skuId: 's2' },
      { kind: 'delivery', before: null, now: 29_900 },
      { kind: 'day', before: '2026-11-22', now: '2026-11-24' },
      { kind: 'code', code: 'ОСЕНЬ' },
      { kind: 'bonuses', before: 300, now: 120 },
      { kind: 'giftCards', before: 300_000, now: 100_000 },
      { kind: 'total', before: 1_409_800, now: 399_900 },
    ],
  },
};

export const InKazakh: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: { ...EveryChange.args },
  decorators: [withShop(ready({ locale: 'kk-KZ' }))],
};

export const OnePressOrdersWhatIsShownNow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole('button', { name: /^Заказать за 3\s999\s₽$/ });
    await waitFor(() => expect(confirm).toBeVisible());

    await userEvent.click(confirm);

    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith(
        expect.objectContaining({ shown: expect.objectContaining({ total: 399_900 }) }),
      ),
    );
    await expect(ordered).toHaveBeenCalledTimes(1);
  },
};

export const APriceOfDeliveryThatGoodsHaveChangedIsNamed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { changes: [soldOut], delivery: 29_900 },
  play: async () => {
    await expect(await screen.findByText(/^Доставка/)).toHaveTextContent(/299\s₽/);
  },
};

export const NothingIsLeftToOrder: Story = {
  decorators: [
    withShop(ready({ replies: { 'GET /cart': aReply({ lines: [aLine({ isSoldOut: true })] }) } })),
  ],
  args: { changes: [{ kind: 'soldOut', skuId: 's1', before: 1, now: 0 }] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Вернуться в корзину' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(screen.queryByRole('button', { name: /^Заказать/ })).toBeNull();
  },
};
