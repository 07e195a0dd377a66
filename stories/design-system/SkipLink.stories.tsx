import { Link } from '@rukav/design-system/Link';
import { SkipLink } from '@rukav/design-system/SkipLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: SkipLink,
  args: { label: 'К содержанию', targetId: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Link href="#menu">Меню</Link>
        <main id="content" tabIndex={-1}>
          <p>Содержание страницы</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const ItIsTheFirstStopAndLeadsPastTheMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: /содержанию/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /содержанию/ })).toHaveAttribute('href', '#content');
  },
};
