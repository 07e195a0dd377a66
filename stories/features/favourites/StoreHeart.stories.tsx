import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { StoreHeart } from '@rukav/features/favourites/view';
import { openModalFx } from '@rukav/features/overlays';
import { aPoint } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { refused, sessionIn, supplying, withShop, type Replies } from '../scope.tsx';

const opened = fn();
const meta = {
  component: StoreHeart,
  args: { store: aPoint({ id: 'msk1' }) },
  beforeEach: () => void opened.mockClear(),
} satisfies Meta<typeof StoreHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (actor: 'guest' | 'member', replies: Replies = {}) =>
  withShop({ actor, replies, handlers: [supplying(openModalFx, opened)] });

export const Default: Story = {
  decorators: [as('member', { 'POST /favorites/stores': { favouriteStores: ['msk1'] } })],
  tags: ['FAV-06'],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Мой магазин' });

    await userEvent.click(heart);

    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const AGuestIsAskedToSignIn: Story = {
  decorators: [as('guest')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Мой магазин' }));

    await waitFor(() => expect(opened).toHaveBeenCalledWith({ id: 'sign-in', props: {} }));
  },
};

export const AFourthShopIsTooMany: Story = {
  decorators: [
    as('member', {
      'POST /favorites/stores': () => {
        throw refused('favourite_stores_limit_exceeded');
      },
    }),
  ],
  tags: ['FAV-08'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Мой магазин' }));

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'favourites.stores.full' }) }),
      ),
    );
  },
};

export const ADiscountShopCannotBeAdded: Story = {
  args: { store: aPoint({ id: 'msk1', format: 'discount' }) },
  decorators: [as('member')],
  tags: ['FAV-09'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Дисконт нельзя добавить в избранные магазины.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AShopThatIsClosedCannotBeAdded: Story = {
  args: { store: aPoint({ id: 'msk1', shopStatus: { shopNowStatus: 'NOT_SALE' } }) },
  decorators: [as('member')],
  tags: ['FAV-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Магазин закрыт, добавить его в избранные нельзя.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutItsFlagThereIsNone: Story = {
  decorators: [
    as('member', {
      'GET /session': {
        ...sessionIn('ru-RU', 'member'),
        flags: { ...visibleFlags, favoriteStores: false },
      },
    }),
  ],
  tags: ['FLAG-03'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
