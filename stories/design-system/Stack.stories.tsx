import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';
import { Plane, planes, spaces } from './layout/Plane.tsx';

const meta = { component: Stack, args: { children: planes } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Spaces: Story = {
  render: () => (
    <Inline space="large" alignY="top">
      {spaces.map((space) => (
        <Stack key={space} space={space}>
          <Plane>{space}</Plane>
          <Plane>Платье</Plane>
          <Plane>Рубашка</Plane>
        </Stack>
      ))}
    </Inline>
  ),
};

export const Alignments: Story = {
  render: () => (
    <Stack space="xlarge">
      {(['stretch', 'start', 'centre', 'end'] as const).map((align) => (
        <Stack key={align} space="xsmall" align={align}>
          <Plane>{align}</Plane>
          <Plane>Жакет из костюмной шерсти</Plane>
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongKazakhWordsStayInside: Story = {
  args: {
    children: [
      <Text key="long" lang="kk">
        Қолжетімділігіңізді тексеріңіз: дүкендердегі бар-жоғын, өлшемдерін және қайтару мерзімін
      </Text>,
      <Plane key="plane">Тапсырысты рәсімдеу</Plane>,
    ],
  },
};

export const WhatIsNotDrawnTakesNoRoom: Story = {
  args: { isList: true, label: 'Заказ', children: [null, false, <Plane key="one">Пальто</Plane>] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const AListIsAListForAScreenReader: Story = {
  args: { isList: true, label: 'Одежда' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Одежда' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(planes.length);
  },
};
