import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { Divider } from '@rukav/design-system/Divider';
import { Grid } from '@rukav/design-system/Grid';
import { Hidden } from '@rukav/design-system/Hidden';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';

const meta = { component: Stack, subcomponents: { Inline, Grid, Box, Divider, Hidden } } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj;

const Plane = ({ children }: { children: string }) => (
  <Box tone="plane" padding="medium">
    <Text>{children}</Text>
  </Box>
);
const garments = ['Платье', 'Рубашка', 'Жакет', 'Брюки', 'Пальто', 'Юбка'];
const planes = garments.map((name) => <Plane key={name}>{name}</Plane>);

export const StackOfThings: Story = { render: () => <Stack space="small">{planes}</Stack> };
export const InlineFlowsOntoTheNextLine: Story = { render: () => <Inline space="small">{planes}</Inline> };
export const InlineApart: Story = {
  render: () => (
    <Inline align="apart" alignY="baseline">
      <Text isStrong>Итого</Text>
      <Text isTabular>12 980&nbsp;₽</Text>
    </Inline>
  ),
};
export const GridByWidth: Story = {
  render: () => <Grid columns={{ mobile: 2, tablet: 3, desktop: 6 }}>{planes}</Grid>,
};
export const Boxes: Story = {
  render: () => (
    <Stack>
      {(['surface', 'plane', 'accent', 'success', 'danger', 'strong'] as const).map((tone) => (
        <Box key={tone} tone={tone} padding={{ inline: 'large', block: 'medium' }}>
          <Text>Бесплатная доставка от&nbsp;5&nbsp;000&nbsp;₽</Text>
        </Box>
      ))}
      <Box isOutlined padding="medium">
        <Text>В волосной рамке</Text>
      </Box>
    </Stack>
  ),
};
export const DividerBetweenSubjects: Story = {
  render: () => (
    <Stack>
      <Text>Доставка</Text>
      <Divider />
      <Text>Возврат</Text>
    </Stack>
  ),
};

export const ListsAreListsForAScreenReader: Story = {
  render: () => (
    <Stack>
      <Stack isList label="Столбец">
        {planes}
      </Stack>
      <Inline isList label="Строка">
        {planes}
      </Inline>
      <Grid isList label="Сетка" columns={3}>
        {planes}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list').map((list) => list.ariaLabel)).toEqual([
      'Столбец',
      'Строка',
      'Сетка',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3 * garments.length);
  },
};

export const HiddenFromSightIsStillReadOut: Story = {
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

export const HiddenByWidth: Story = {
  render: () => (
    <Stack>
      <Hidden on="mobile">
        <Text>С планшета</Text>
      </Hidden>
      <Hidden on="fromTablet">
        <Text>На телефоне</Text>
      </Hidden>
    </Stack>
  ),
};
