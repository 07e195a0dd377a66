import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hidden } from '@rukav/design-system/Hidden';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { breakpoints } from '@rukav/design-system/theme';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Hidden,
  args: { on: 'print', children: <Text>Видно на экране и не печатается</Text> },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const ByWidth: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  render: () => (
    <Stack>
      {(['mobile', 'belowDesktop', 'fromTablet', 'desktop', 'print'] as const).map((on) => (
        <Hidden key={on} on={on}>
          <Text>Спрятано: {on}</Text>
        </Hidden>
      ))}
    </Stack>
  ),
};

export const FromSightAndStillReadOut: Story = {
  render: () => (
    <Text>
      −30&nbsp;%<Hidden on="sight"> скидка</Hidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('скидка')).toBeInTheDocument();
    await expect(canvas.getByText('скидка').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const OnlyOneOfTwoVersionsIsSeen: Story = {
  render: () => (
    <Stack>
      <Hidden on="mobile">
        <Text lang="kk">Планшетте және компьютерде</Text>
      </Hidden>
      <Hidden on="fromTablet">
        <Text lang="kk">Телефонда</Text>
      </Hidden>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const isPhone = window.innerWidth < breakpoints.tablet;
    const [seen, hidden] = isPhone
      ? ['Телефонда', 'Планшетте және компьютерде']
      : ['Планшетте және компьютерде', 'Телефонда'];

    await expect(canvas.getByText(seen)).toBeVisible();
    await expect(canvas.getByText(hidden)).not.toBeVisible();
  },
};
