import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { RatingSummary } from '@rukav/design-system/RatingSummary';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: RatingSummary,
  args: {
    rating: { label: 'Средняя оценка', value: 4.6, text: '4,6' },
    count: '120 отзывов',
    shares: {
      label: 'Как распределились оценки',
      items: [
        { label: '5 звёзд', share: 0.72, text: '86' },
        { label: '4 звезды', share: 0.17, text: '20' },
        { label: '3 звезды', share: 0.07, text: '8' },
        { label: '2 звезды', share: 0.03, text: '4' },
        { label: '1 звезда', share: 0.01, text: '2' },
      ],
    },
  },
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const WithAspectsAndAButton: Story = {
  args: {
    note: 'Рекомендуют 94 %',
    answers: {
      label: 'Как подошёл размер',
      items: [
        { label: 'Маломерит', share: 0.12, text: '12 %' },
        { label: 'В размер', share: 0.81, text: '81 %' },
        { label: 'Большемерит', share: 0.07, text: '7 %' },
      ],
    },
    aspects: [
      { label: 'Качество', value: 4.8, text: '4,8' },
      { label: 'Посадка', value: 4.4, text: '4,4' },
      { label: 'Похоже на фото', value: 4.7, text: '4,7' },
    ],
    action: <Button emphasis="quiet">Написать отзыв</Button>,
  },
};

export const HowTheSizeFits: Story = {
  args: {
    shares: {
      label: 'Как сел размер',
      items: [
        { label: 'Маломерит', share: 0.12, text: '12 %' },
        { label: 'В размер', share: 0.81, text: '81 %' },
        { label: 'Большемерит', share: 0.07, text: '7 %' },
      ],
    },
  },
};

export const TheFirstReview: Story = {
  args: {
    rating: { label: 'Средняя оценка', value: 4, text: '4,0' },
    count: '1 отзыв',
    shares: {
      label: 'Как распределились оценки',
      items: [5, 4, 3, 2, 1].map((stars) => ({
        label: `${stars} из 5`,
        share: stars === 4 ? 1 : 0,
        text: stars === 4 ? '1' : '0',
      })),
    },
  },
};

export const LongKazakhTexts: Story = {
  args: {
    rating: { label: 'Орташа баға', value: 4.6, text: '4,6' },
    count: '1 120 сатып алушының пікірі',
    shares: {
      label: 'Өлшемге сәйкестігі',
      items: [
        { label: 'Көрсетілген өлшемнен кішірек', share: 0.12, text: '134' },
        { label: 'Өлшеміне дәл келеді', share: 0.81, text: '907' },
        { label: 'Көрсетілген өлшемнен үлкенірек', share: 0.07, text: '79' },
      ],
    },
    aspects: [{ label: 'Суреттегідей', value: 4.7, text: '4,7' }],
    action: <Button emphasis="quiet">Пікір қалдыру</Button>,
  },
};

export const TheSpreadIsReadOutAsAList: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Как распределились оценки' }));

    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 звёзд86',
      '4 звезды20',
      '3 звезды8',
      '2 звезды4',
      '1 звезда2',
    ]);
  },
};

export const AnswersAreReadOutUnderTheirQuestion: Story = {
  args: WithAspectsAndAButton.args ?? {},
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Как подошёл размер' }));

    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Маломерит12 %',
      'В размер81 %',
      'Большемерит7 %',
    ]);
  },
};
