import { Accordion } from '@rukav/design-system/Accordion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        id: 'about',
        title: 'Описание',
        content: 'Прямой крой, длина до колена, две прорезные петли.',
        isInitiallyOpen: true,
      },
      { id: 'care', title: 'Состав и уход', content: 'Шерсть 80 %, полиамид 20 %. Только сухая чистка.' },
      { id: 'back', title: 'Возврат', content: 'Тридцать дней, в магазине или курьером.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LongKazakhTitles: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Тауарды қалай және қандай мерзімде қайтаруға немесе айырбастауға болады',
        content: 'Отыз күн ішінде.',
      },
      { id: 'b', title: 'Күтім', content: 'Тек құрғақ тазалау.' },
    ],
  },
};

export const ATitleOpensItsText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: /Состав/ }));

    await expect(canvas.getByText(/Только сухая чистка/)).toBeVisible();
    await expect(canvas.getByText(/Прямой крой/)).toBeVisible();
  },
};

export const OpeningOneClosesTheOthers: Story = {
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Возврат'));

    await expect(canvas.getByText(/Тридцать дней/)).toBeVisible();
    await expect(canvas.getByText(/Прямой крой/)).not.toBeVisible();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <Accordion key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
