import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MetroStation } from '@rukav/design-system/MetroStation';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const green = { name: 'Замоскворецкая линия', hex: '#2dbe2c', number: '2' };
const violet = { name: 'Таганско-Краснопресненская линия', hex: '#7b2a8f', number: '7' };
const grey = { name: 'Серпуховско-Тимирязевская линия', hex: '#9e9e9e', number: '9' };

const meta = {
  component: MetroStation,
  args: { label: 'Метро', name: 'Тверская', lines: [green], distance: '5 минут пешком' },
} satisfies Meta<typeof MetroStation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithoutANumber: Story = { args: { lines: [{ name: green.name, hex: green.hex }] } };
export const WithoutADistance: Story = { args: { distance: undefined } };
export const SeveralLines: Story = { args: { name: 'Чеховская и Пушкинская', lines: [grey, violet] } };

export const AList: Story = {
  render: (args) => (
    <Stack space="xsmall" isList label="Станции рядом">
      <MetroStation {...args} />
      <MetroStation {...args} name="Пушкинская" lines={[violet]} distance="7 минут" />
      <MetroStation {...args} name="Боровицкая" lines={[grey]} distance="18 минут" />
      <MetroStation
        {...args}
        name="Деловой центр"
        lines={[{ name: 'Солнцевская линия', hex: '#ffcd1c', number: '8А' }]}
        distance="25 минут"
      />
    </Stack>
  ),
};

export const LongKazakhTexts: Story = {
  args: {
    name: 'Мұхтар Әуезов атындағы театр және Алатау стансалары',
    lines: [{ name: 'Бірінші желі', hex: '#d41f2f', number: '1' }],
    distance: 'шамамен он бес минут жаяу жүру керек',
  },
};

export const TheLineIsReadOutByItsName: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('Тверская, Замоскворецкая линия, 5 минут пешком');
  },
};
