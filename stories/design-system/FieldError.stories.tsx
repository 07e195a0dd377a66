import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { FieldError } from '@rukav/design-system/FieldError';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: FieldError,
  args: { id: 'size-error', children: 'Выберите размер' },
  render: (args) => (
    <Stack space="xsmall" align="start">
      <Button emphasis="quiet" describedBy={args.id}>
        Размер
      </Button>
      <FieldError {...args} />
    </Stack>
  ),
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const LongKazakhError: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    children: 'Өлшемді таңдаңыз: таңдалған түсте бұл бұйымның тек екі өлшемі ғана қалды',
  },
};

export const TheControlIsReadWithItsError: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Размер' })).toHaveAccessibleDescription(
      'Выберите размер',
    );
  },
};
