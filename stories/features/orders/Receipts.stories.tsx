import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { ReceiptPage } from '@rukav/features/orders/view';
import { inModes } from '../../../.storybook/modes.ts';
import { anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { withShop } from '../scope.tsx';

const receipt = {
  id: 'r1',
  orderNumber: 'A-1001',
  kind: 'sale',
  date: '2026-11-21T12:00:00+03:00',
  currency: 'RUB',
  lines: [{ name: 'Рубашка из льна, белый, 44', price: 399_900, quantity: 1, sum: 399_900 }],
  total: 399_900,
  payments: [
    { kind: 'prepaid', sum: 100_000 },
    { kind: 'cash', sum: 299_900 },
  ],
  fiscal: { storage: '9999078900001234', document: '1234567', sign: '4242424242' },
  qr: 't=20261121T1200&s=3999.00&fn=9999078900001234&i=1234567&fp=4242424242&n=1',
};
const marks = [{ id: 'r1', kind: 'sale' as const, date: receipt.date, total: receipt.total }];
const replies = {
  'GET /receipt/{id}': { receipt },
  'GET /orders': { orders: [anOrder({ receipts: marks })], totalCount: 1, pageNumber: 0 },
};

/** The modal of all receipts, open from the start. */
function OpenedReceipts() {
  const [stack] = useState(() => {
    const made = createModalStack<{ receipts: object }>({ history: memoryHistoryPort() });
    made.open('receipts', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const meta = {
  component: ReceiptPage,
  args: { id: 'r1' },
  decorators: [withShop({ replies })],
} satisfies Meta<typeof ReceiptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['ORD-03', 'API-024'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Кассовый чек № 1234567' })).toBeVisible();
    await expect(canvas.getByText('Рубашка из льна, белый, 44')).toBeVisible();
    await expect(canvas.getByText('Внесено раньше')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Код для проверки чека' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Скачать чек в PDF' })).toHaveAttribute(
      'href',
      '/api/v3/receipt/r1/pdf',
    );
  },
};

export const AllInAModal: Story = {
  render: () => <OpenedReceipts />,
  tags: ['ORD-04', 'ORD-10'],
  play: async () => {
    const link = await screen.findByRole('link', { name: /Чек от 21\.11\.2026 на 3\s999/ });
    await expect(link).toHaveAttribute('href', '/personal/receipts/r1');
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', replies })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Чекті тексеру коды' })).toBeVisible();
  },
};
