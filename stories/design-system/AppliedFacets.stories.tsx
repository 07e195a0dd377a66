import { AppliedFacets, type AppliedFacetsProps } from '@rukav/design-system/AppliedFacets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const facets = [
  { id: 'size-44', label: '44', removeLabel: 'Убрать фильтр «Размер: 44»' },
  { id: 'color-camel', label: 'Кэмел', removeLabel: 'Убрать фильтр «Цвет: Кэмел»', hex: '#b08a5c' },
  { id: 'price', label: 'до 5 000 ₽', removeLabel: 'Убрать фильтр «Цена: до 5 000 ₽»' },
];

function Removable({ facets: applied, onRemove, onClear, ...props }: AppliedFacetsProps) {
  const [left, setLeft] = useState(applied);
  const remove = (id: string) => {
    setLeft(left.filter((facet) => facet.id !== id));
    onRemove(id);
  };
  const clear = () => {
    setLeft([]);
    onClear();
  };
  return (
    <>
      <h2 id="products" tabIndex={-1}>
        Платья
      </h2>
      <AppliedFacets {...props} facets={left} onRemove={remove} onClear={clear} />
    </>
  );
}

const meta = {
  component: AppliedFacets,
  args: {
    label: 'Выбранные фильтры',
    facets,
    clearLabel: 'Сбросить всё',
    headingId: 'products',
    onRemove: fn(),
    onClear: fn(),
  },
  render: (args) => <Removable {...args} />,
} satisfies Meta<typeof AppliedFacets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LongKazakhNames: Story = {
  args: {
    facets: [
      {
        id: 'a',
        label: 'Дүкен: «Mega Silk Way» сауда орталығы, Қабанбай батыр даңғылы, 62',
        removeLabel: 'Алып тастау: Дүкен: «Mega Silk Way» сауда орталығы, Қабанбай батыр даңғылы, 62',
      },
      { id: 'b', label: 'Қоңырқай-сарғыш', removeLabel: 'Алып тастау: Қоңырқай-сарғыш', hex: '#b08a5c' },
    ],
  },
};

export const FocusGoesToTheNextChip: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Цвет/ }).focus();

    await userEvent.keyboard('{Enter}');

    await expect(args.onRemove).toHaveBeenCalledWith('color-camel');
    await expect(canvas.getByRole('button', { name: /Цена/ })).toHaveFocus();
  },
};

export const FromTheLastChipFocusGoesToTheHeading: Story = {
  args: { facets: facets.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Размер/ }));

    await expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus();
  },
};

export const AllAreClearedAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }));

    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus();
  },
};
