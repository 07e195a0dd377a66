import { BackToTop } from '@rukav/design-system/BackToTop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: BackToTop,
  args: { label: 'Наверх', targetId: 'beginning' },
  parameters: { chromatic: { cropToViewport: true } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '500vh' }}>
        <h2 id="beginning" tabIndex={-1}>
          Платья
        </h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ItComesAfterTwoScreensAndGivesTheFocusToTheBeginning: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();

    window.scrollTo({ top: 3 * window.innerHeight });
    await userEvent.click(await canvas.findByRole('link', { name: 'Наверх' }));

    await expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const AfterTwoScreens: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 3 * window.innerHeight, behavior: 'instant' });

    await expect(await canvas.findByRole('link', { name: 'Наверх' })).toBeVisible();
  },
};
