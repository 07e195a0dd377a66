import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Text,
  args: { children: 'Плотный лён держит форму и\u00A0с\u00A0каждой стиркой становится мягче.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Sizes: Story = {
  parameters: { chromatic: inModes('day', 'night', 'brand', 'phone') },
  render: ({ children }) => (
    <Stack>
      {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
  render: ({ children }) => (
    <Stack space="small">
      {(['inherit', 'ink', 'quiet', 'accent', 'success', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Strong: Story = { args: { isStrong: true } };

export const Alignments: Story = {
  render: () => (
    <Stack>
      {(['start', 'centre', 'end'] as const).map((align) => (
        <Text key={align} align={align}>
          {align}
        </Text>
      ))}
    </Stack>
  ),
};

export const Elements: Story = {
  render: ({ children }) => (
    <Stack>
      {(['p', 'span', 'div'] as const).map((element) => (
        <Text key={element} element={element}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const CutAfterOneTwoAndThreeLines: Story = {
  render: ({ children }) => (
    <Box width="form">
      <Stack>
        {([1, 2, 3] as const).map((lines) => (
          <Text key={lines} lines={lines}>
            {children} {children} {children} {children}
          </Text>
        ))}
      </Stack>
    </Box>
  ),
};

export const KazakhText: Story = {
  args: {
    lang: 'kk',
    children: 'Тығыз зығыр мата пішінін ұстайды, әр жуған сайын жұмсара түседі. Ұзындығы — 112\u00A0см.',
  },
};

export const ColumnsOfMeasures: Story = {
  render: () => (
    <Box width="form">
      {['111,5\u00A0см', '88\u00A0см', '104\u00A0см', '71,5\u00A0см'].map((measure) => (
        <Text key={measure} align="end" isTabular>
          {measure}
        </Text>
      ))}
    </Box>
  ),
};

export const AFewWordsNeverBreak: Story = {
  args: { isSingleLine: true, children: 'до 30 ноября' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('до 30 ноября')).whiteSpace).toBe('nowrap');
  },
};
