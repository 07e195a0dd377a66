import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { RefusalOf } from '@rukav/contract';
import { cancelOrder, getCancelReasons, getOrder } from '@rukav/contract/orders/calls.ts';
import { GetCancelReasons, GetOrder } from '@rukav/contract/orders/schemas.ts';
import { OrderPage } from '@rukav/features/orders/view';
import { anOrder } from '../../features/src/domain/orders/order-builders.ts';
import { looksAlike } from '../../.storybook/modes.ts';
import { answer, fail, refuse } from './answers.ts';
import { onSiteWithModals, readError } from './refused.tsx';

/** What the shopper reads when her order is not cancelled. The modal itself is photographed with ErrorModal. */
const meta = {
  component: OrderPage,
  args: { orderNumber: 'A-1001' },
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const order = anOrder({ actions: { cancel: true, repeat: false, extend: false, pay: false } });
const reasons = [{ code: 'not_needed', name: 'Заказ больше не нужен', needsComment: false }];

const without = (handler: ReturnType<typeof fail>) => ({
  decorators: onSiteWithModals({
    answers: () => [
      answer(getOrder, GetOrder, { order, accountCreated: false }),
      answer(getCancelReasons, GetCancelReasons, { reasons }),
      handler,
    ],
  }),
});

const refusedBy = (code: RefusalOf<typeof cancelOrder>) => without(refuse(cancelOrder, code));

/** Asks for the order to be cancelled and reads why it was not: the order and the chosen reason are as they were. */
const reads =
  (text: string) =>
  async ({ canvas, userEvent }: Played) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ' }));
    const form = await screen.findByRole('dialog', { name: 'Отменить заказ № A-1001' });
    const reason = await screen.findByRole('radio', { name: 'Заказ больше не нужен' });
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.click(reason);

    const confirm = () => form.querySelector<HTMLElement>('button[type=submit]');
    await userEvent.click(confirm() ?? form);

    await readError(userEvent, {
      title: 'Произошла ошибка',
      text,
      buttons: ['Обновить страницу', 'Отмена'],
    });
    await expect(screen.getByRole('radio', { name: 'Заказ больше не нужен' })).toBeChecked();
    await expect(canvas.getAllByText('Принят')[0]).toBeInTheDocument();
    await expect(canvas.queryByText('Отмена запрошена')).not.toBeInTheDocument();
  };

export const RequestIncomplete: Story = {
  tags: ['ERR-041'],
  ...refusedBy('request_incomplete'),
  play: reads(
    'Отменить заказ не удалось: в запросе не хватает данных. Обновите страницу и повторите попытку.',
  ),
};

export const InvalidRequest: Story = {
  tags: ['ERR-042'],
  ...refusedBy('invalid_request'),
  play: reads(
    'Отменить заказ не удалось: эта причина больше не принимается. Обновите страницу и выберите другую.',
  ),
};

export const OrderNotFound: Story = {
  tags: ['ERR-043'],
  ...refusedBy('order_not_found'),
  play: reads('Такого заказа нет. Обновите страницу.'),
};

export const DatabaseError: Story = {
  tags: ['ERR-044'],
  ...refusedBy('database_error'),
  play: reads('Отмена не сохранилась. Обновите страницу и повторите попытку.'),
};

export const OrderSystemUnavailable: Story = {
  tags: ['ERR-045'],
  ...refusedBy('order_system_unavailable'),
  play: reads('Система заказов сейчас недоступна. Обновите страницу и повторите попытку.'),
};

export const NotAllowedAnyMore: Story = {
  tags: ['ERR-046'],
  ...refusedBy('cancel_not_allowed'),
  play: reads(
    'Этот заказ уже нельзя отменить: он в пути или получен. Обновите страницу, чтобы увидеть его статус.',
  ),
};

export const Unexpected: Story = {
  tags: ['ERR-047'],
  ...without(fail(cancelOrder)),
  play: reads(
    'Что-то пошло не так, и заказ мог остаться неотменённым. Обновите страницу и проверьте его статус.',
  ),
};
