import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@rukav/design-system/Grid';
import { Icon, iconNames } from '@rukav/design-system/Icon';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';

const meta = { component: Icon, args: { name: 'bag' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const All: Story = {
  render: () => (
    <Grid columns={{ mobile: 3, tablet: 6 }} space="large">
      {iconNames.map((name) => (
        <Stack key={name} space="small" align="centre">
          <Icon name={name} />
          <Text size="caption" tone="quiet">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Inline space="medium">
      <Icon name="truck" size="small" />
      <Icon name="truck" />
      <Text size="lead">
        <Icon name="truck" size="text" /> Привезём завтра
      </Text>
    </Inline>
  ),
};
export const Filled: Story = {
  render: () => (
    <Inline>
      <Icon name="heart" isFilled />
      <Icon name="star" isFilled />
      <Icon name="play" isFilled />
    </Inline>
  ),
};
