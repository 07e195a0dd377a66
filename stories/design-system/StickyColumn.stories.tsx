import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { StickyColumn } from '@rukav/design-system/StickyColumn';
import { Text } from '@rukav/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

/** A page that is longer than the window, with the column beside it. */
const Beside = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 20rem)',
      alignItems: 'start',
      gap: '2rem',
    }}
  >
    <div style={{ blockSize: '200vh' }}>
      <Text>Получатель, способ получения и оплата</Text>
    </div>
    {children}
  </div>
);

const meta = {
  component: StickyColumn,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <Beside>
        <Story />
      </Beside>
    ),
  ],
  args: {
    children: (
      <Stack>
        <Heading level={2} size="small">
          Ваш заказ
        </Heading>
        <Text>Платье-рубашка изо льна, 3 999 ₽</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof StickyColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Ваш заказ' });
    window.scrollTo({ top: 300, behavior: 'instant' });

    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** A column that is taller than the window is read to its end. */
export const TallerThanTheWindow: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', alignContent: 'space-between', blockSize: '130vh' }}>
        <Heading level={2} size="small">
          Ваш заказ
        </Heading>
        <Link href="#cart">Вернуться в корзину</Link>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Вернуться в корзину' });
    link.focus();

    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
