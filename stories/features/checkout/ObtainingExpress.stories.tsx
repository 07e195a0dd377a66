import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { withShop } from '../scope.tsx';
import { called, channels, closed, expressOn, open, Opened, shop, tab, types } from './obtaining.tsx';

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

export const Express: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  tags: ['SHIP-12', 'SHIP-31'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Экспресс');

    await expect(
      await screen.findByText(/привезём сегодня, а если они скоро закроются — завтра/),
    ).toBeVisible();
    const day = await screen.findByRole('combobox', { name: /День доставки/ });
    await userEvent.selectOptions(day, 'суббота, 21 ноября');
    await expect(await screen.findByRole('radio', { name: /с 18:00 до 20:00/ })).toBeChecked();
    await expect(screen.queryByRole('checkbox', { name: /С примеркой/ })).toBeNull();
  },
};

export const TomorrowWhenTheShopsAreClosing: Story = {
  decorators: [withShop(shop({ replies: { 'GET /cart/delivery-variants': expressOn('2026-11-22') } }))],
  tags: ['SHIP-32'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Экспресс');

    const day = await screen.findByRole('combobox', { name: /День доставки/ });
    await expect(day).toHaveTextContent('воскресенье, 22 ноября');
    await expect(day).not.toHaveTextContent('21 ноября');
  },
};

export const ExpressIsNotForWhoeverWantsToTryOn: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['SHIP-33', 'SHIP-34'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Курьер');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'С примеркой' }));
    await expect(
      screen.getByText('Курьер подождёт до 15 минут, пока вы примеряете. Бесплатно.'),
    ).toBeVisible();

    await open(userEvent, 'Экспресс');
    await expect(await screen.findByText('С экспресс-доставкой примерки нет')).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: /День доставки/ })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Без примерки' }));
    await expect(await screen.findByRole('combobox', { name: /День доставки/ })).toBeVisible();
  },
};

export const WhereExpressIsSwitchedOff: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart/shipping-channels': {
            channels: channels(...types).filter(({ type }) => type !== 'express_delivery'),
            warehouseLineIds: ['l1'],
            expressLineIds: [],
          },
        },
      }),
    ),
  ],
  tags: ['FLAG-08'],
  play: async () => {
    await tab('Магазин');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Экспресс' })).toBeNull());
  },
};
