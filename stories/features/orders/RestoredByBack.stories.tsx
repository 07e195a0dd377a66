import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getOrder, getOrders } from '@rukav/contract/orders/calls.ts';
import { GetOrder, GetOrders } from '@rukav/contract/orders/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { OrderPage, OrdersPage, ThankYouPage } from '@rukav/features/orders/view';
import { looksAlike } from '../../../.storybook/modes.ts';
import { anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { answer, answeredBy } from '../../pages/answers.ts';
import { sessionIn, withShop } from '../scope.tsx';

const orders = [anOrder(), anOrder({ status: 'cancelled' })];

/** The pages of orders as Back restores them out of the browser's back/forward cache: what changed meanwhile is asked for. */
const meta = {
  component: OrdersPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
  decorators: [
    withShop({
      actor: 'member',
      api: (locale) =>
        answeredBy([
          answer(getSession, GetSession, sessionIn(locale, 'member')),
          ...orders.flatMap((order, place) => {
            const once = { once: place === 0 };
            return [
              answer(getOrder, GetOrder, { order, accountCreated: false }, once),
              answer(getOrders, GetOrders, { orders: [order], totalCount: 1, pageNumber: 0 }, once),
            ];
          }),
        ]),
    }),
  ],
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asksAgain: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Заказ № A-1001' });
  await expect(canvas.queryByText('Отменён')).toBeNull();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  const [cancelled] = await canvas.findAllByText('Отменён');
  await expect(cancelled).toBeVisible();
};

export const TheListOfOrdersAsksAgain: Story = { play: asksAgain };

export const AnOrderAsksAgain: Story = {
  render: () => <OrderPage orderNumber="A-1001" />,
  play: async (played) => {
    await played.canvas.findByText('Рубашка из льна');
    await asksAgain(played);
  },
};

export const TheThankYouPageAsksAgain: Story = {
  render: () => <ThankYouPage orderNumbers={['A-1001']} />,
  play: asksAgain,
};
