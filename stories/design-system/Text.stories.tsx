import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@rukav/design-system/Box';
import { Heading } from '@rukav/design-system/Heading';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';

const meta = {
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Плотный лён держит форму и\u00A0с\u00A0каждой стиркой становится мягче.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
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
  render: ({ children }) => (
    <Stack space="small">
      {(['ink', 'quiet', 'accent', 'success', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack space="large">
      <Heading level={1} size="display">
        Осень в&nbsp;тёмном льне
      </Heading>
      <Heading level={2} size="large">
        Платья и сарафаны
      </Heading>
      <Heading level={3} size="medium">
        Наличие в магазинах
      </Heading>
      <Heading level={4}>Состав и уход</Heading>
    </Stack>
  ),
};
export const CutAfterTwoLines: Story = {
  render: ({ children }) => (
    <Box width="form">
      <Text lines={2}>
        {children} {children} {children}
      </Text>
    </Box>
  ),
};
export const KazakhText: Story = {
  render: () => (
    <Stack>
      <Heading level={2}>Қазақстандағы дүкендер: әр өңірде</Heading>
      <Text lang="kk">
        Тығыз зығыр мата пішінін ұстайды, әр жуған сайын жұмсара түседі. Ұзындығы — 112 см.
      </Text>
    </Stack>
  ),
};
export const ColumnsOfAmounts: Story = {
  render: () => (
    <Box width="form">
      {['1 110 ₽', '8 888 ₽', '12 345 ₽', '7 490 ₸'].map((amount) => (
        <Text key={amount} align="end" isTabular>
          {amount}
        </Text>
      ))}
    </Box>
  ),
};
