import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AddressTile } from '@rukav/design-system/AddressTile';
import { Button } from '@rukav/design-system/Button';
import { Menu } from '@rukav/design-system/Menu';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const chosen = fn();

const meta = {
  component: AddressTile,
  args: {
    name: 'Дом',
    address: 'Москва, улица Лесная, 7, кв. 48',
    details: ['Подъезд 2, этаж 5, домофон 48', 'Позвоните за час'],
    actions: (
      <Menu
        label="Действия с адресом «Дом»"
        icon="more"
        items={[
          { id: 'edit', label: 'Изменить', icon: 'edit' },
          { id: 'primary', label: 'Сделать основным', icon: 'check' },
          { id: 'delete', label: 'Удалить', icon: 'trash', tone: 'danger' },
        ]}
        onAction={chosen}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Primary: Story = { args: { mark: { label: 'Основной', tone: 'success' } } };

export const Incomplete: Story = {
  args: {
    name: 'Дача',
    address: 'Московская область, Истра, улица Садовая',
    details: [],
    problem: 'Уточните номер дома: без него курьер не найдёт адрес.',
    actions: (
      <Button size="small" emphasis="quiet">
        Уточнить
      </Button>
    ),
  },
};

export const LongKazakhTexts: Story = {
  args: {
    name: 'Ата-анамның үйі',
    address: 'Астана қаласы, Есіл ауданы, Қабанбай батыр даңғылы, 62-үй, 148-пәтер',
    details: ['2-кіреберіс, 15-қабат, домофон 148', 'Келерден бір сағат бұрын қоңырау шалыңыз'],
    mark: { label: 'Негізгі' },
    actions: (
      <Button size="small" emphasis="quiet">
        Мекенжайды өзгерту
      </Button>
    ),
  },
};

export const ItsMenuNamesTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с адресом «Дом»' }));
    const menu = within(await canvas.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Удалить' }));

    await expect(chosen).toHaveBeenLastCalledWith('delete');
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="none">
      {([2, 3, 4] as const).map((level) => (
        <AddressTile key={level} {...args} headingLevel={level} actions={undefined} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
