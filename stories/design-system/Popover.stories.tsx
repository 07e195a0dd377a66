import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '@rukav/design-system/Link';
import { Popover } from '@rukav/design-system/Popover';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Popover,
  args: {
    label: 'Как считаются бонусы',
    children: (
      <Text size="small">
        За каждые 100 ₽ покупки начисляется 5 бонусов. <Link href="/">Правила клуба</Link>
      </Text>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Above: Story = {
  args: { side: 'above' },
  decorators: [(Story) => <div style={{ paddingBlockStart: '10rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);

    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
  },
};

export const AsASign: Story = { args: { icon: 'info' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Как считаются бонусы' })).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const EscapeClosesItAndTheFocusReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
