import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { inModes } from '../../../.storybook/modes.ts';
import { anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { withShop } from '../scope.tsx';

/** The modal of order cancelling, open from the start. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ 'order-cancelling': { orderNumber: string } }>({
      history: memoryHistoryPort(),
    });
    made.open('order-cancelling', { orderNumber: 'A-1001' });
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const called = fn();
const replies = {
  'GET /orders/cancel-reasons': {
    reasons: [
      { code: 'not_needed', name: 'Заказ больше не нужен', needsComment: false },
      { code: 'too_long', name: 'Не подходит срок получения', needsComment: false },
      { code: 'cheaper', name: 'Нашлось дешевле', needsComment: false },
      { code: 'other', name: 'Другая причина', needsComment: true },
    ],
  },
  'POST /order/{id}/cancel': ({ body }: { body: unknown }) => {
    called(body);
    return { order: anOrder({ isCancelRequested: true }) };
  },
};

const meta = {
  component: Opened,
  decorators: [withShop({ replies })],
  beforeEach: () => void called.mockClear(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason, once the modal has come in. */
async function reasonShown(name: string) {
  const reason = await screen.findByRole('radio', { name });
  await waitFor(() => expect(reason).toBeVisible());
  return reason;
}

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['ORD-22', 'MODAL-17'],
  play: async () => {
    await expect(await reasonShown('Нашлось дешевле')).not.toBeChecked();
    await expect(screen.getByRole('dialog', { name: 'Отменить заказ № A-1001' })).toBeVisible();
  },
};

export const WithoutAReasonNothingIsCancelled: Story = {
  tags: ['ORD-19'],
  play: async ({ userEvent }) => {
    await reasonShown('Нашлось дешевле');

    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));

    const reasons = screen.getByRole('radiogroup', { name: 'Почему отменяете' });
    await expect(reasons).toHaveFocus();
    await expect(reasons).toHaveAccessibleDescription('Выберите причину отмены');
    await expect(called).not.toHaveBeenCalled();
  },
};

export const AnotherReasonNeedsWords: Story = {
  tags: ['ORD-20', 'ORD-21'],
  play: async ({ userEvent }) => {
    await userEvent.click(await reasonShown('Другая причина'));
    const words = await screen.findByRole('textbox', { name: 'Ваша причина' });
    await expect(screen.getByText('0 из 255')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    await expect(words).toHaveFocus();
    await expect(words).toHaveAccessibleDescription('Напишите, почему отменяете заказ');
    await userEvent.type(words, 'Уезжаю');
    await expect(screen.getByText('6 из 255')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));

    await waitFor(() =>
      expect(called).toHaveBeenCalledWith({ cancelReasonCode: 'other', comment: 'Уезжаю' }),
    );
  },
};

export const ATooLongReasonIsTold: Story = {
  tags: ['ORD-21'],
  play: async ({ userEvent }) => {
    await userEvent.click(await reasonShown('Другая причина'));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Ваша причина' }));
    await userEvent.paste('я'.repeat(256));

    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));

    await expect(screen.getByRole('textbox', { name: 'Ваша причина' })).toHaveAccessibleDescription(
      'Сократите текст: поместится не больше 255 знаков',
    );
    await expect(called).not.toHaveBeenCalled();
  },
};

export const ReasonsThatDoNotComeCanBeAskedForAgain: Story = {
  decorators: [withShop()],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Причины отмены не загрузились.');
    await expect(screen.getByRole('button', { name: 'Отменить заказ' })).toBeDisabled();
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', replies })] };
