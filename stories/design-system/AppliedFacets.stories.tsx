import { AppliedFacets, type AppliedFacetsProps } from '@rukav/design-system/AppliedFacets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const facets = [
  { id: 'size-44', label: '44', removeLabel: 'Убрать фильтр «Размер: 44»' },
  { id: 'color-camel', label: 'Кэмел', removeLabel: 'Убрать фильтр «Цвет: Кэмел»', hex: '#b08a5c' },
  { id: 'price', label: 'до 5 000 ₽', removeLabel: 'Убрать фильтр «Цена: до 5 000 ₽»' },
];

/** Comes to pass when the list is narrowed; at once unless a story holds it back. */
let narrowed = Promise.resolve();

function Removable({ facets: applied, onRemove, onClear, ...props }: AppliedFacetsProps) {
  const [left, setLeft] = useState(applied);
  const remove = (id: string) => {
    onRemove(id);
    void narrowed.then(() => setLeft((before) => before.filter((facet) => facet.id !== id)));
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
    await waitFor(() => expect(canvas.getByRole('button', { name: /Цена/ })).toHaveFocus());
  },
};

export const FromTheLastChipFocusGoesToTheHeading: Story = {
  args: { facets: facets.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Размер/ }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus());
  },
};

export const AllAreClearedAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }));

    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus();
  },
};

/** The list is narrowed late: the focus stays with a reader who has gone on meanwhile. */
export const ALateRemovalLeavesTheFocus: Story = {
  beforeEach: () => () => void (narrowed = Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    const late = Promise.withResolvers<void>();
    narrowed = late.promise;
    await userEvent.click(canvas.getByRole('button', { name: /Цвет/ }));
    const clear = canvas.getByRole('button', { name: 'Сбросить всё' });
    clear.focus();

    late.resolve();

    await waitFor(() => expect(canvas.queryByRole('button', { name: /Цвет/ })).toBeNull());
    await expect(clear).toHaveFocus();
  },
};
