import { ColourSwatches, type ColourSwatchesProps } from '@rukav/design-system/ColourSwatches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const values = [
  { value: 'black', label: 'Чёрный', hex: '#1d1d20', count: '86', isSelected: true },
  { value: 'white', label: 'Белый', hex: '#f5f4f1', count: '64', isSelected: true },
  { value: 'camel', label: 'Кэмел', hex: '#b08a5c', count: '23', isSelected: false },
  { value: 'navy', label: 'Тёмно-синий', hex: '#242c42', count: '31', isSelected: false },
  {
    value: 'sage',
    label: 'Шалфей',
    hex: '#8f9c86',
    count: '0',
    isSelected: false,
    unavailable: 'нет с этими фильтрами',
  },
  { value: 'many', label: 'Разноцветный', count: '12', isSelected: false },
];

function Chosen({ values: offered, onToggle, ...props }: ColourSwatchesProps) {
  const [shown, setShown] = useState(offered);
  const toggle = (value: string) => {
    setShown(shown.map((one) => (one.value === value ? { ...one, isSelected: !one.isSelected } : one)));
    onToggle(value);
  };
  return <ColourSwatches {...props} values={shown} onToggle={toggle} />;
}

const meta = {
  component: ColourSwatches,
  args: { label: 'Цвет', values, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ColourSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const AColourIsDrawnInItsHexAndNamed: Story = {
  tags: ['FAC-10', 'FAC-12'],
  play: async ({ canvas }) => {
    const camel = canvas.getByRole('checkbox', { name: /Кэмел\s*23/ });
    const sample = camel.closest('label')?.querySelector('[style]');

    await expect(sample).toHaveStyle({ backgroundColor: '#b08a5c' });
  },
};

export const SpaceChoosesAColour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const camel = canvas.getByRole('checkbox', { name: /Кэмел/ });
    camel.focus();

    await userEvent.keyboard(' ');

    await expect(camel).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith('camel');
  },
};

export const LongKazakhNames: Story = {
  args: {
    label: 'Түсі',
    values: [
      { value: 'a', label: 'Қоңырқай-сарғыш түйе жүні', hex: '#b08a5c', count: '1 204', isSelected: true },
      { value: 'b', label: 'Көгілдір', hex: '#b9cde2', count: '8', isSelected: false },
    ],
  },
};
