import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Heart } from '@rukav/features/favourites/view';
import { openModalFx } from '@rukav/features/overlays';
import { inModes } from '../../../.storybook/modes.ts';
import { refused, supplying, withShop, type Replies } from '../scope.tsx';

const opened = fn();
const sent = fn();
const meta = {
  component: Heart,
  args: { productId: 'w101', name: 'Платье «Нева»' },
  beforeEach: () => {
    opened.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof Heart>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (actor: 'guest' | 'member', replies: Replies = {}) =>
  withShop({ actor, replies, handlers: [supplying(openModalFx, opened)] });
const kept = () => ({ favourites: ['w101'] });

export const Default: Story = {
  decorators: [as('member', { 'POST /favorites': kept })],
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['FAV-02'],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное: Платье «Нева»' });

    await userEvent.click(heart);

    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const AGuestIsAskedToSignInAndNothingIsAdded: Story = {
  decorators: [as('guest', { 'POST /favorites': sent })],
  tags: ['FAV-04'],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button');

    await userEvent.click(heart);

    await waitFor(() => expect(opened).toHaveBeenCalledWith({ id: 'sign-in', props: {} }));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const AtTheLimitSomethingHasToBeRemoved: Story = {
  decorators: [
    as('member', {
      'POST /favorites': () => {
        throw refused('favourites_limit_exceeded');
      },
    }),
  ],
  tags: ['ERR-159'],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button');

    await userEvent.click(heart);

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'favourites.full' }) }),
      ),
    );
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const AnythingElseIsToldAndTheHeartIsWhatItWas: Story = {
  decorators: [as('member')],
  tags: ['ERR-160'],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button');

    await userEvent.click(heart);

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'favourites.failed' }) }),
      ),
    );
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

let answer = () => {};
export const TheLastOfQuickPressesCounts: Story = {
  decorators: [
    as('member', {
      'POST /favorites': async () => {
        sent('added');
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return kept();
      },
      'DELETE /favorites': () => {
        sent('removed');
        return { favourites: [] };
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button');

    await userEvent.click(heart);
    await waitFor(() => expect(sent.mock.calls).toEqual([['added']]));
    await userEvent.click(heart);
    answer();

    await waitFor(() => expect(sent.mock.calls).toEqual([['added'], ['removed']]));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
