import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Вы здесь',
    crumbs: [
      { label: 'Женщинам', href: '#women' },
      { label: 'Верхняя одежда', href: '#outerwear' },
      { label: 'Пальто' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LongKazakhNames: Story = {
  args: {
    crumbs: [
      { label: 'Әйелдерге', href: '#a' },
      { label: 'Маусымаралық сырткиімдер мен жеңіл күртелер', href: '#b' },
      { label: 'Төменгі жағы кеңейтілген, белбеуі бар классикалық үлгідегі пальто' },
    ],
  },
};

export const TheLastIsThePageItself: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Вы здесь' })).toBeVisible();
    await expect(canvas.getByText('Пальто')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
