import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import { Link } from '@rukav/design-system/Link';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: DefinitionList,
  args: {
    items: [
      { term: 'Состав', value: 'шерсть 70 %, полиамид 30 %' },
      { term: 'Подкладка', value: 'вискоза 100 %' },
      { term: 'Страна', value: 'Россия' },
      { term: 'Артикул', value: 'PL-1204' },
      { term: 'Коллекция', value: <Link href="#autumn">Осень 2026</Link> },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isNarrow ? '16rem' : '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Columns: Story = { args: { layout: 'columns' } };

export const Stacked: Story = {
  args: {
    layout: 'stacked',
    items: [
      { term: 'Где забрать', value: 'Москва, Тверская улица, 12, стр. 1' },
      { term: 'Когда', value: 'с 14 ноября, ежедневно с 10:00 до 22:00' },
      { term: 'Получатель', value: 'Анна Смирнова, +7 916 123-45-67' },
    ],
  },
};

export const Figures: Story = {
  args: {
    layout: 'figures',
    items: [
      { term: 'Можно потратить', value: '1 240' },
      { term: 'Скоро начислим', value: '364' },
      { term: 'Сгорят 30 ноября', value: '120' },
    ],
  },
};

export const WhereThereIsNoRoom: Story = { parameters: { isNarrow: true } };

export const LongKazakhTexts: Story = {
  args: {
    items: [
      { term: 'Тауардың құрамы мен астары', value: 'жүн 70 %, полиамид 30 %, астары – вискоза' },
      { term: 'Күтім жасау жөніндегі нұсқаулық', value: '30 градустан аспайтын суда қолмен жуу керек' },
      { term: 'Өндіруші ел', value: 'Қазақстан' },
    ],
  },
};

export const AValueInAnotherLanguage: Story = {
  args: { items: [{ term: 'Құрамы', value: 'шерсть 70 %, полиамид 30 %', lang: 'ru' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/шерсть/)).toHaveAttribute('lang', 'ru');
  },
};

export const EachValueBelongsToItsTerm: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);

    await expect(terms).toEqual(['Состав', 'Подкладка', 'Страна', 'Артикул', 'Коллекция']);
    await expect(canvas.getByText('Подкладка').nextElementSibling).toHaveTextContent(/вискоза/);
  },
};
