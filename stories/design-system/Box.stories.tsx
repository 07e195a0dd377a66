import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { Inline } from '@rukav/design-system/Inline';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';
import { spaces } from './layout/Plane.tsx';

const meta = {
  component: Box,
  args: {
    tone: 'plane',
    padding: 'medium',
    children: <Text>Бесплатная доставка от&nbsp;5&nbsp;000&nbsp;₽</Text>,
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Tones: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
  render: ({ children }) => (
    <Stack>
      {(['none', 'surface', 'plane', 'accent', 'success', 'danger', 'strong'] as const).map((tone) => (
        <Box key={tone} tone={tone} padding="medium">
          {children}
        </Box>
      ))}
    </Stack>
  ),
};

export const Paddings: Story = {
  render: () => (
    <Inline alignY="top">
      {spaces.map((padding) => (
        <Box key={padding} tone="plane" padding={padding}>
          <Text>{padding}</Text>
        </Box>
      ))}
    </Inline>
  ),
};

export const PaddingAlongTheLineAndAcrossIt: Story = {
  args: { padding: { inline: 'xlarge', block: 'xsmall' } },
};

export const Outlined: Story = { args: { tone: 'none', isOutlined: true } };

export const Widths: Story = {
  render: () => (
    <Stack>
      {(['full', 'page', 'reading', 'form'] as const).map((width) => (
        <Box key={width} tone="plane" width={width}>
          <Text>
            {width}. Плотный лён держит форму и&nbsp;с&nbsp;каждой стиркой становится мягче. Ворот стойкой,
            длинный рукав, пуговицы из перламутра.
          </Text>
        </Box>
      ))}
    </Stack>
  ),
};

export const LongKazakhText: Story = {
  args: {
    width: 'form',
    children: (
      <Text lang="kk">
        Қолжетімділігіңізді тексеріп, тапсырысыңызды дүкеннен сегіз күн ішінде, жұмыс уақытында алып кетіңіз
      </Text>
    ),
  },
};

export const ALinkLeadsToIt: Story = {
  render: ({ children }) => (
    <Stack>
      <Link href="#box-of-the-story">К доставке</Link>
      <Box id="box-of-the-story" tone="plane" padding="medium">
        {children}
      </Box>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { hash } = canvas.getByRole<HTMLAnchorElement>('link');

    await expect(canvasElement.querySelector(hash)).toHaveTextContent('Бесплатная доставка');
  },
};
