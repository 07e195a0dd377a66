import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: EmptyState,
  args: {
    title: 'В корзине пока пусто',
    text: 'Посмотрите новинки или то, что вы отложили в избранное.',
    drawing: 'bag',
    actions: <Button href="#new">Смотреть новинки</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const NothingFound: Story = {
  args: {
    title: 'По запросу «парка» ничего не нашлось',
    text: 'Проверьте, нет ли опечатки, или снимите часть фильтров.',
    drawing: 'search',
    actions: <Button emphasis="quiet">Сбросить фильтры</Button>,
  },
};

export const SomethingBroke: Story = {
  args: {
    title: 'Страница не загрузилась',
    text: 'Это на нашей стороне. Попробуйте ещё раз через минуту.',
    drawing: 'error',
    actions: <Button>Попробовать снова</Button>,
  },
};

export const WordsAlone: Story = { args: { drawing: undefined, actions: undefined } };

export const LongKazakhText: Story = {
  args: {
    title: 'Таңдаулыларда әзірге бірде-бір тауар жоқ',
    text: 'Ұнаған затты жоғалтып алмау үшін тауардың суретіндегі жүрекшені басыңыз: ол осы жерде сақталады.',
    actions: <Button href="#new">Жаңа топтаманы көру</Button>,
  },
};

export const TheDrawingIsPassedOver: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /пока пусто/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([1, 2, 3] as const).map((level) => (
        <EmptyState key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
