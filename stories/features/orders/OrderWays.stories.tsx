import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { OrderPage } from '@rukav/features/orders/view';
import { expect } from 'storybook/test';
import { looksAlike } from '../../../.storybook/modes.ts';
import { aPoint } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { anOrder, anOrderLine } from '../../../features/src/domain/orders/order-builders.ts';
import { withShop } from '../scope.tsx';

const meta = {
  component: OrderPage,
  args: { orderNumber: 'A-1001' },
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (order: Order) => ({ replies: { 'GET /order/{id}': { order, accountCreated: false } } });
const inLocker = anOrder({
  status: 'waitingInStore',
  obtainingMethod: 'PICKPOINT',
  point: aPoint({ id: 'locker1', type: 'postamat', name: 'Постамат «Ячейка» № 7' }),
  paymentMethod: 'sbp',
  payment: { type: 'online', state: 'paid', paid: 799_800, underpaid: 0, overpaid: 0, payUntil: null },
  payments: [{ acquiring: 'YANDEX_SPLIT', amount: 799_800, refunded: 0, date: '2026-11-21T12:05:00+03:00' }],
  productGroups: {
    added: [anOrderLine({ quantity: 2, sum: 799_800 })],
    cancelled: [],
    refused: [],
    returned: [],
  },
});

/** An order in a locker names the locker, what has paid for it, and the discount of both of its pieces. */
export const InALocker: Story = {
  decorators: [withShop(answering(inLocker))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Самовывоз из постамата')).toBeVisible();
    await expect(canvas.getAllByText('Ждёт в постамате')[0]).toBeVisible();
    await expect(canvas.getByText('Сплитом')).toBeVisible();
    await expect(canvas.getByText(/^Скидка 2\s000\s₽$/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/магазин/i);
  },
};

export const InALockerInKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', ...answering(inLocker) })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Постаматтан алып кету')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/дүкен/i);
  },
};

export const AtThePost: Story = {
  decorators: [
    withShop(
      answering({
        ...inLocker,
        obtainingMethod: 'RUSSIANPOST',
        point: aPoint({ type: 'post', name: 'Почтовое отделение 101000' }),
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ждёт на почте'))[0]).toBeVisible();
  },
};

/** A paid order whose owner has asked to cancel it says what happens to the money. */
export const CancellingWhatIsPaid: Story = {
  decorators: [withShop(answering({ ...inLocker, status: 'collect', isCancelRequested: true }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/7\s998\s₽ вернём тем же способом/)).toBeVisible();
    await expect(canvas.queryByText(/Платить за него не нужно/)).toBeNull();
  },
};
