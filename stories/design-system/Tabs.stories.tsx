import { Link } from '@rukav/design-system/Link';
import { Tabs } from '@rukav/design-system/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes } from '../../.storybook/modes.ts';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  component: Tabs,
  args: {
    label: 'Способы получения',
    tabs: [
      { id: 'courier', label: 'Курьером', content: 'Привезём завтра с 10 до 14.' },
      { id: 'shop', label: 'В магазине', content: 'Отложим на три дня.' },
      { id: 'point', label: 'В пункте выдачи', content: 'Доставим за два дня.' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const SecondOpen: Story = { args: { initialTab: 'shop' } };

export const LongKazakhNames: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'Курьермен жеткізу', content: 'Ертең жеткіземіз.' },
      { id: 'b', label: 'Дүкеннен өзіңіз алып кету', content: 'Үш күн сақтаймыз.' },
      { id: 'c', label: 'Тапсырыс беру орнынан алу', content: 'Екі күнде жеткіземіз.' },
    ],
  },
};

export const ArrowsGoRoundTheTabs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /пункте/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Доставим');
    await expect(args.onChange).toHaveBeenLastCalledWith('point');

    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Курьером', selected: true })).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const AStopInAPanelComesWithoutTheWholePanel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    tabs: [
      { id: 'courier', label: 'Курьером', content: <Link href="/">Условия доставки</Link> },
      { id: 'shop', label: 'В магазине', content: 'Отложим на три дня.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('tabindex'));

    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: 'Условия доставки' })).toHaveFocus();
  },
};

export const APressThatIsTakenBackOpensNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByRole('tab', { name: /магазине/ }) },
      { target: canvas.getByRole('tabpanel') },
      { keys: '[/MouseLeft]', target: canvas.getByRole('tabpanel') },
    ]);
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('tab', { name: /магазине/ }));
    await expect(args.onChange).toHaveBeenCalledWith('shop');
  },
};
