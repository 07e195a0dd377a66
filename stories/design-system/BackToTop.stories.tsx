import { BackToTop } from '@rukav/design-system/BackToTop';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const longPage: Decorator = (Story) => (
  <div style={{ blockSize: '500vh' }}>
    <h2 id="beginning" tabIndex={-1}>
      Платья
    </h2>
    <Story />
  </div>
);

const meta = {
  component: BackToTop,
  args: { label: 'Наверх', targetId: 'beginning' },
  parameters: { chromatic: { cropToViewport: true } },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') }, decorators: [longPage] };

export const ItComesAfterTwoScreensAndGivesTheFocusToTheBeginning: Story = {
  decorators: [longPage],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();

    window.scrollTo({ top: 3 * window.innerHeight });
    await userEvent.click(await canvas.findByRole('link', { name: 'Наверх' }));

    await expect(canvas.getByRole('heading', { name: 'Платья' })).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const AfterTwoScreens: Story = {
  decorators: [longPage],
  play: async ({ canvas }) => {
    window.scrollTo({ top: 3 * window.innerHeight, behavior: 'instant' });

    await expect(await canvas.findByRole('link', { name: 'Наверх' })).toBeVisible();
  },
};

export const ItGoesWhereTheFocusIsUnderneath: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    longPage,
    (Story) => (
      <>
        <Story />
        <button type="button" style={{ position: 'absolute', insetInlineEnd: 24, insetBlockStart: '380vh' }}>
          Следующие
        </button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Следующие' });
    window.scrollTo({ top: 3 * window.innerHeight, behavior: 'instant' });
    const link = await canvas.findByRole('link', { name: 'Наверх' });
    window.scrollBy({
      top: button.getBoundingClientRect().top - link.getBoundingClientRect().top,
      behavior: 'instant',
    });
    await expect(link).toBeVisible();

    button.focus({ preventScroll: true });

    await waitFor(() => expect(link).not.toBeVisible());
  },
};

export const ItLiesOnNoFieldAndNotOnTheFooter: Story = {
  decorators: [
    (Story) => (
      <>
        <main>
          <h2 id="beginning" tabIndex={-1}>
            Платья
          </h2>
          <div style={{ blockSize: '500vh' }} />
          <label>
            Рост <input name="height" />
          </label>
        </main>
        <footer style={{ blockSize: '60vh' }}>Магазины</footer>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo({ top: 3 * window.innerHeight });
    await expect(await canvas.findByRole('link', { name: 'Наверх' })).toBeVisible();

    canvas.getByRole('textbox', { name: 'Рост' }).focus({ preventScroll: true });
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());

    canvas.getByRole('textbox', { name: 'Рост' }).blur();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Наверх' })).toBeVisible());

    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};
