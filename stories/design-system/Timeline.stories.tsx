import { Timeline } from '@rukav/design-system/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Timeline,
  args: {
    label: 'Путь заказа',
    events: [
      {
        id: 'made',
        title: 'Оформлен',
        state: 'done',
        time: { label: '12 ноября, 18:25', dateTime: '2026-11-12T18:25+03:00' },
      },
      {
        id: 'packed',
        title: 'Собран',
        state: 'done',
        time: { label: '13 ноября, 9:40', dateTime: '2026-11-13T09:40+03:00' },
      },
      { id: 'way', title: 'В пути', state: 'current', note: 'Курьер Алия, позвонит за час' },
      {
        id: 'given',
        title: 'Вручён',
        state: 'ahead',
        time: { label: '14 ноября, с 10 до 14', dateTime: '2026-11-14' },
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LongKazakhTexts: Story = {
  args: {
    events: [
      { id: 'a', title: 'Тапсырыс рәсімделді және төленді', state: 'done' },
      {
        id: 'b',
        title: 'Таңдалған дүкенге жеткізілуде',
        state: 'current',
        note: 'Дайын болғанда хабарлама жібереміз, тапсырыс жеті күн сақталады',
      },
    ],
  },
};

export const WhereItIsNowIsMarked: Story = {
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');

    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent(/В\s+пути/);
  },
};
