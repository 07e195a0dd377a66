import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import {
  aCourierOrder,
  aGiftCardOrder,
  anOrder,
} from '../../../features/src/domain/orders/order-builders.ts';
import { ThankYouPage } from '@rukav/features/orders/view';
import { withShop } from '../scope.tsx';

const meta = {
  component: ThankYouPage,
  args: { orderNumbers: ['A-1001'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThankYouPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = {
  'A-1001': anOrder(),
  'A-1002': aCourierOrder(),
  'A-1003': aGiftCardOrder(),
  'A-1004': aGiftCardOrder({ orderNumber: 'A-1004' }, { sendAt: '2026-12-31T09:30:00.000+10:00' }),
};
const replies = {
  'GET /order/{id}': ({ params }: { params: { id: keyof typeof orders } }) => ({
    order: orders[params.id],
    accountCreated: orders[params.id].kind === 'goods',
  }),
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop({ replies })],
  tags: ['CHK-20', 'CHK-22'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ № A-1001' })).toBeVisible();
    await expect(canvas.getByText('с 22 ноября, храним до 24 ноября')).toBeVisible();
    await expect(canvas.getByText('Для вас открыт аккаунт')).toBeVisible();
  },
};

export const TwoOrders: Story = {
  args: { orderNumbers: ['A-1001', 'A-1002'] },
  decorators: [withShop({ replies })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ № A-1002' })).toBeVisible();
    await expect(canvas.getByText(/Москва, улица Лесная, д. 7А, кв. 15/)).toBeVisible();
  },
};

/** A gift card is neither collected nor brought. */
export const OfAGiftCard: Story = {
  args: { orderNumbers: ['A-1003'] },
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop({ replies })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Электронная подарочная карта')).toBeVisible();
    await expect(canvas.getByText('aigerim@example.com')).toBeVisible();
    await expect(canvas.queryByText(/Курьер|касс/)).toBeNull();
  },
};

/** The hour is told as it was chosen, wherever the browser is. */
export const OfAGiftCardForAnHour: Story = {
  args: { orderNumbers: ['A-1004'] },
  parameters: looksAlike,
  decorators: [withShop({ replies })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('31.12.2026 в 09:30, Владивосток, Хабаровск (UTC+10)'),
    ).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', replies })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '№ A-1001 тапсырыс' })).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
