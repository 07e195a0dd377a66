import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { Heading } from '@rukav/design-system/Heading';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Осень в\u00A0тёмном льне' },
  parameters: { chromatic: inModes('day', 'night', 'brand', 'phone') },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack space="large">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {`Уровень ${level}: платья и\u00A0сарафаны`}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack space="large">
      {(['display', 'large', 'medium', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

export const KazakhLetters: Story = {
  args: { lang: 'kk', children: 'Қазақстандағы дүкендер: әр өңірде, күн сайын' },
};

export const AVeryLongTitleIsBalanced: Story = {
  render: () => (
    <Box width="form">
      <Heading level={1} size="large">
        Жакет двубортный приталенный из&nbsp;костюмной шерсти с&nbsp;подкладкой из&nbsp;вискозы
      </Heading>
    </Box>
  ),
};

export const TheProgramMovesFocusToItAndTabDoesNot: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });

    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();

    await expect(heading).toHaveFocus();
  },
};
