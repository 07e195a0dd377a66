import { Pager } from '@rukav/design-system/Pager';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Pager,
  args: {
    label: 'Страницы заказов',
    current: 5,
    total: 12,
    hrefOf: (page) => `#page=${page}`,
    pageLabel: (page) => `Страница ${page}`,
    previousLabel: 'Предыдущая страница',
    nextLabel: 'Следующая страница',
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 12 } };

export const TheOpenPageIsMarked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Страница 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '#page=6');
  },
};
