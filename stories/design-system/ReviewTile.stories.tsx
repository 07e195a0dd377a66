import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { ReviewPhotos, ReviewTile } from '@rukav/design-system/ReviewTile';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const meta = {
  component: ReviewTile,
  args: {
    author: 'Анна, Москва',
    date: { label: '12 ноября 2026', dateTime: '2026-11-12' },
    rating: { label: 'Оценка', value: 5, text: '5 из 5' },
    verdict: 'Рекомендую',
    facts: [
      { term: 'Размер', value: '44, в размер' },
      { term: 'Носила', value: 'около месяца' },
    ],
    texts: [
      { id: 'good', title: 'Достоинства', text: 'Тёплое, не колется, хорошо держит форму.' },
      { id: 'bad', title: 'Недостатки', text: 'Пояс лучше сразу закрепить петлёй.' },
      { id: 'all', text: 'Брала на осень, хожу и в лёгкий мороз. На рост 168 см длина чуть ниже колена.' },
    ],
  },
} satisfies Meta<typeof ReviewTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const photos = {
  label: 'Фотографии покупателя',
  items: [
    { id: 'front', label: 'Фото 1 из 3, открыть', ...pictures.coat },
    { id: 'back', label: 'Фото 2 из 3, открыть', ...pictures.coatBack },
    { id: 'close', label: 'Фото 3 из 3, открыть', ...pictures.coatClose },
  ],
  onPress: fn(),
};

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithPhotos: Story = { args: { photos } };

export const PhotosOfAllReviews: Story = {
  render: () => <ReviewPhotos {...photos} label="Фотографии покупателей" />,
};

export const Answered: Story = {
  args: {
    rating: { label: 'Оценка', value: 3, text: '3 из 5' },
    verdict: undefined,
    texts: [{ id: 'all', text: 'Рукава коротковаты.' }],
    answer: {
      author: 'Ответ магазина',
      date: '13 ноября 2026',
      text: 'Анна, спасибо. Длину рукава мы указали в таблице размеров, а подогнать пальто по фигуре можно бесплатно в магазине на Тверской.',
    },
    action: (
      <Button size="small" emphasis="quiet">
        Полезно, 4
      </Button>
    ),
  },
};

export const AQuestion: Story = {
  args: {
    author: 'Дмитрий',
    rating: undefined,
    verdict: undefined,
    facts: [],
    texts: [{ id: 'question', text: 'Можно ли стирать в машине на деликатном режиме?' }],
    answer: { author: 'Ответ магазина', text: 'Нет, только химчистка: от воды шерсть садится.' },
  },
};

export const LongKazakhTexts: Story = {
  args: {
    author: 'Айгерім, Астана',
    date: { label: '2026 жылғы 12 қараша', dateTime: '2026-11-12' },
    rating: { label: 'Баға', value: 4, text: '5-тен 4' },
    verdict: 'Достарыма ұсынамын',
    facts: [{ term: 'Өлшемге сәйкестігі', value: '44, өз өлшеміме дәл келді' }],
    texts: [
      {
        id: 'good',
        title: 'Артықшылықтары',
        text: 'Матасы жұмсақ, жылы, денеге жағымды. Пішімі жақсы сақталады.',
      },
    ],
    answer: { author: 'Дүкеннің жауабы', text: 'Айгерім, пікіріңізге рақмет. Сізді тағы күтеміз.' },
  },
};

export const WordsInAnotherLanguage: Story = {
  args: { lang: 'ru', facts: [], verdict: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Тёплое/)).toHaveAttribute('lang', 'ru');
  },
};

export const APhotoIsOpenedByItsButton: Story = {
  args: { photos },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Фото 2 из 3, открыть' }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(photos.onPress).toHaveBeenLastCalledWith('back');
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <ReviewTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
