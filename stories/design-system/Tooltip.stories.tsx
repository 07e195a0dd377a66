import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '@rukav/design-system/IconButton';
import { Tooltip } from '@rukav/design-system/Tooltip';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Tooltip,
  args: {
    text: 'Отложить, чтобы не потерять',
    children: <IconButton icon="heart" label="В избранное" />,
  },
  decorators: [(Story) => <div style={{ paddingBlock: '3rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const OnTheKeyboardsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Отложить, чтобы не потерять');
  },
};

export const EscapeTakesItAway: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvasElement.querySelector('[role="tooltip"]')).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Below: Story = {
  args: { side: 'below' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
  },
};

const twoControls = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: '4rem' }}>
        {Story()}
        <Tooltip text="Показать похожие">
          <IconButton icon="search" label="Похожие" />
        </Tooltip>
      </div>
    ),
  ],
} satisfies Story;

export const ItStaysWhileThePointerMovesOntoIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());

    await userEvent.hover(canvas.getByRole('tooltip'));

    // Longer than it stays once the pointer has left.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const EscapeTakesItAwayFromUnderThePointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).not.toHaveFocus();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const OneIsShownAtATime: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  ...twoControls,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'В избранное' }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Отложить'));

    await userEvent.hover(canvas.getByRole('button', { name: 'Похожие' }));

    await waitFor(() => expect(canvas.getAllByRole('tooltip')).toHaveLength(1));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Показать похожие');
  },
};
