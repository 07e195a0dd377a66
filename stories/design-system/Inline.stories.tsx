import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '@rukav/design-system/Heading';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';
import { Plane, planes, spaces } from './layout/Plane.tsx';

const meta = { component: Inline, args: { children: planes } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Spaces: Story = {
  render: () => (
    <Stack>
      {spaces.map((space) => (
        <Inline key={space} space={space}>
          <Plane>{space}</Plane>
          <Plane>Платье</Plane>
          <Plane>Рубашка</Plane>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Alignments: Story = {
  render: () => (
    <Stack>
      {(['start', 'centre', 'end', 'apart'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Plane>{align}</Plane>
          <Plane>Брюки</Plane>
        </Inline>
      ))}
    </Stack>
  ),
};

export const AlignmentsAcrossTheLine: Story = {
  render: () => (
    <Stack space="large">
      {(['top', 'centre', 'bottom', 'baseline'] as const).map((alignY) => (
        <Inline key={alignY} alignY={alignY}>
          <Heading level={2} size="large">
            Платья
          </Heading>
          <Text tone="quiet">{alignY}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const ATotalAndItsAmount: Story = {
  args: {
    align: 'apart',
    alignY: 'baseline',
    children: [
      <Text key="total" isStrong>
        Итого
      </Text>,
      <Text key="amount">12&nbsp;980&nbsp;₽</Text>,
    ],
  },
};

export const LongKazakhWordsGoOntoTheNextLine: Story = {
  args: {
    children: ['Қолжетімді өлшемдер', 'Дүкеннен алып кету', 'Курьермен жеткізу', 'Қайтару ережелері'].map(
      (name) => <Plane key={name}>{name}</Plane>,
    ),
  },
};

export const ASingleLineDoesNotBreak: Story = {
  args: { isSingleLine: true, children: planes.slice(0, 3) },
  play: async ({ canvas }) => {
    const tops = ['Платье', 'Рубашка', 'Жакет'].map(
      (name) => canvas.getByText(name).getBoundingClientRect().top,
    );

    await expect(new Set(tops).size).toBe(1);
  },
};

export const AListIsAListForAScreenReader: Story = {
  args: { isList: true, label: 'Одежда' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Одежда' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(planes.length);
  },
};
