import { FacetGroup } from '@rukav/design-system/FacetGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { ListOfMaterials } from './facets/ListOfMaterials.tsx';

const meta = {
  component: FacetGroup,
  args: { label: 'Материал', children: <ListOfMaterials /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Open: Story = { args: { isInitiallyOpen: true } };

export const WithSelection: Story = {
  args: {
    isInitiallyOpen: true,
    selected: { count: '2', label: 'выбрано 2' },
    reset: { label: 'Сбросить', onReset: fn() },
  },
};

export const LongKazakhName: Story = {
  args: {
    label: 'Тауарды алуға болатын дүкендер мен тапсырыс беру орындары',
    selected: { count: '12', label: '12 таңдалды' },
  },
};

export const TheNameTellsHowManyAreChosen: Story = {
  args: { label: 'Размер', selected: { count: '2', label: 'выбрано 2' }, isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Размер, выбрано 2' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Размер, выбрано 2' })).toBeVisible();
  },
};

export const EnterOpensAndClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Материал' });
    await userEvent.tab();

    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('checkbox', { name: /Лён/ })).toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const ResetClearsAndGivesTheFocusBack: Story = {
  args: { isInitiallyOpen: true },
  render: function Resettable(args) {
    const [count, setCount] = useState(2);
    const selected = count > 0 ? { count: `${count}`, label: `выбрано ${count}` } : undefined;
    return (
      <FacetGroup {...args} selected={selected} reset={{ label: 'Сбросить', onReset: () => setCount(0) }} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));

    await expect(canvas.getByRole('button', { name: 'Материал' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Сбросить' })).not.toBeInTheDocument();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <FacetGroup key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
