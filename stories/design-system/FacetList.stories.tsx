import { FacetList } from '@rukav/design-system/FacetList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { ListOfMaterials } from './facets/ListOfMaterials.tsx';

const shops = [
  'Арбат, 24',
  'Тверская, 12',
  'ТЦ «Авиапарк»',
  'ТЦ «Метрополис»',
  'ТЦ «Ривьера»',
  'ТЦ «Саларис»',
];

const meta = {
  component: FacetList,
  args: { label: 'Материал', values: [], onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <ListOfMaterials {...args} />,
} satisfies Meta<typeof FacetList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['FAC-03', 'FAC-12'],
  play: async ({ args, canvas, userEvent }) => {
    const linen = canvas.getByRole('checkbox', { name: /Лён\s*41/ });

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(linen).toHaveFocus();
    await expect(linen).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith('linen');
  },
};

export const Chosen: Story = { render: (args) => <ListOfMaterials {...args} initial={['linen', 'wool']} /> };

export const AnUnavailableValueCannotBeChosenAndSaysWhy: Story = {
  tags: ['FAC-11'],
  play: async ({ args, canvas, userEvent }) => {
    const silk = canvas.getByRole('checkbox', { name: /Шёлк.*нет с этими фильтрами/ });

    await userEvent.click(silk);

    await expect(silk).toBeDisabled();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const AtTheCapTheRestSayWhyUntilOneIsTakenBack: Story = {
  tags: ['FAC-20', 'FAC-21'],
  render: (args) => <ListOfMaterials {...args} initial={['cotton', 'wool']} most={2} />,
  play: async ({ args, canvas, userEvent }) => {
    const linen = canvas.getByRole('checkbox', { name: /Лён/ });

    linen.focus();
    await userEvent.keyboard(' ');
    await expect(linen).toHaveFocus();
    await expect(linen).not.toBeChecked();
    await expect(linen).toHaveAccessibleDescription(/не\s+больше 2/);
    await expect(args.onToggle).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('checkbox', { name: /Хлопок/ }));
    await userEvent.click(linen);
    await expect(linen).toBeChecked();
  },
};

export const ASixthShopCannotBeChosen: Story = {
  tags: ['FAC-26'],
  args: {
    label: 'Магазины',
    values: shops.map((label, index) => ({ value: `${index}`, label, isSelected: false })),
  },
  render: (args) => <ListOfMaterials {...args} initial={['0', '1', '2', '3', '4']} most={5} />,
  play: async ({ canvas, userEvent }) => {
    const sixth = canvas.getByRole('checkbox', { name: 'ТЦ «Саларис»' });

    await userEvent.click(sixth);

    await expect(sixth).not.toBeChecked();
    await expect(sixth).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TheRestOfALongListTakesTheFocusWhenItComes: Story = {
  args: { fold: { after: 3, moreLabel: 'Ещё 2' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);

    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 2' }));

    await expect(canvas.getByRole('checkbox', { name: /Вискоза/ })).toHaveFocus();
  },
};

export const LongKazakhNames: Story = {
  args: {
    label: 'Құрамы',
    values: [
      {
        value: 'a',
        label: 'Органикалық мақта және қайта өңделген талшық қоспасы',
        count: '1 204',
        isSelected: false,
      },
      { value: 'b', label: 'Мериностың жуылған жүні', count: '8', isSelected: false },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};
