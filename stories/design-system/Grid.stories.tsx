import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '@rukav/design-system/Grid';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { Plane, planes, spaces } from './layout/Plane.tsx';

const meta = { component: Grid, args: { columns: 3, children: planes } } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Columns: Story = {
  render: () => (
    <Stack space="large">
      {([1, 2, 3, 4, 5, 6] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {planes}
        </Grid>
      ))}
    </Stack>
  ),
};

export const MoreColumnsOnAWiderScreen: Story = {
  args: { columns: { mobile: 2, tablet: 3, desktop: 6 } },
  parameters: { chromatic: inModes('day', 'phone') },
};

export const Spaces: Story = {
  render: () => (
    <Stack space="large">
      {spaces.map((space) => (
        <Grid key={space} columns={3} space={space}>
          <Plane>{space}</Plane>
          <Plane>Платье</Plane>
          <Plane>Рубашка</Plane>
        </Grid>
      ))}
    </Stack>
  ),
};

export const LongKazakhWordsKeepTheColumnsEqual: Story = {
  args: {
    columns: 2,
    children: ['Қолжетімділігі туралы хабарламалар', 'Юбка'].map((name) => <Plane key={name}>{name}</Plane>),
  },
  play: async ({ canvas }) => {
    const [first, second] = ['Қолжетімділігі туралы хабарламалар', 'Юбка'].map(
      (name) => canvas.getByText(name).parentElement?.offsetWidth,
    );

    await expect(first).toBe(second);
  },
};

export const AListIsAListForAScreenReader: Story = {
  args: { isList: true, label: 'Одежда' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Одежда' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(planes.length);
  },
};
