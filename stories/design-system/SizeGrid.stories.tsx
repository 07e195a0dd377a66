import { SizeGrid, type SizeGridProps } from '@rukav/design-system/SizeGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const sizes = ['40', '42', '44', '46', '48', '50', '52', 'XXL–3XL'];
const values = sizes.map((size, index) => ({
  value: size,
  label: size,
  count: `${10 + index * 7} моделей`,
  isSelected: size === '44',
  ...(size === '52' && { unavailable: 'нет с этими фильтрами' }),
}));

function Chosen({ values: offered, onToggle, ...props }: SizeGridProps) {
  const [shown, setShown] = useState(offered);
  const toggle = (value: string) => {
    setShown(shown.map((one) => (one.value === value ? { ...one, isSelected: !one.isSelected } : one)));
    onToggle(value);
  };
  return <SizeGrid {...props} values={shown} onToggle={toggle} />;
}

const meta = {
  component: SizeGrid,
  args: { label: 'Размер', values, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SizeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const AtTheCap: Story = { args: { cap: { isReached: true, reason: 'Можно выбрать один размер' } } };

export const SeveralSizesAreChosenTogether: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^46/ }));

    await expect(canvas.getByRole('checkbox', { name: /^44/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^46/ })).toBeChecked();
  },
};

export const ASizeThatIsNotThereSaysSo: Story = {
  tags: ['FAC-11'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^52.*нет с этими фильтрами/ })).toBeDisabled();
  },
};

const kinds = { Одежда: ['40', '42', '44', '46', '48'], Перчатки: ['6,5', '7', '7,5'], Ремни: ['85', '95'] };

export const KindsOfSizesStandApart: Story = {
  args: {
    values: Object.entries(kinds).flatMap(([group, labels]) =>
      labels.map((size) => ({ value: `${group} ${size}`, label: size, group, isSelected: false })),
    ),
  },
  play: async ({ canvas }) => {
    const gloves = canvas.getByRole('list', { name: 'Размер, Перчатки' });

    await expect(within(gloves).getAllByRole('checkbox')).toHaveLength(3);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
};
