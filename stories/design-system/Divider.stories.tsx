import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { Divider } from '@rukav/design-system/Divider';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Divider,
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Text>Доставка</Text>
      <Divider />
      <Text>Возврат</Text>
    </Stack>
  ),
};

export const OnAPlane: Story = {
  render: () => (
    <Box tone="plane" padding="medium">
      <Stack>
        <Text lang="kk">Жеткізу мерзімі мен құны қалаңызға байланысты</Text>
        <Divider />
        <Text lang="kk">Қайтару — отыз күн ішінде</Text>
      </Stack>
    </Box>
  ),
};

export const AScreenReaderHearsASeparator: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
};
