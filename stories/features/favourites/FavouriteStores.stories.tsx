import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FavouriteStoresPage } from '@rukav/features/favourites/view';
import { openModalFx } from '@rukav/features/overlays';
import { inModes } from '../../../.storybook/modes.ts';
import { someStores } from '../../pages/stores.ts';
import { supplying, withShop } from '../scope.tsx';

const meta = { component: FavouriteStoresPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FavouriteStoresPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();
const [tverskaya, arbat] = someStores('ru-RU');
const keeping = (stores: readonly unknown[], more: object = {}) =>
  withShop({
    actor: 'member',
    replies: { 'GET /favorites/stores': { stores }, ...more },
    handlers: [supplying(openModalFx, opened)],
  });

export const Default: Story = {
  decorators: [
    keeping([tverskaya, arbat], { 'DELETE /favorites/stores/{id}': { favouriteStores: ['msk2'] } }),
  ],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['FAV-05', 'FAV-07'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Магазин на Тверской' })).toBeVisible();

    await userEvent.click(canvas.getAllByRole('button', { name: 'Убрать' })[0] as HTMLElement);

    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Магазин на Тверской' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Детям на Арбате' })).toBeVisible();
  },
};

export const ARemovalThatFailsIsTold: Story = {
  decorators: [keeping([tverskaya])],
  tags: ['ERR-160'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать' }));

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'favourites.stores.failed' }) }),
      ),
    );
    await expect(canvas.getByRole('heading', { name: 'Магазин на Тверской' })).toBeVisible();
  },
};

export const NoneYet: Story = {
  decorators: [keeping([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Выбрать магазин' })).toHaveAttribute(
      'href',
      '/stores',
    );
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Избранные магазины не загрузились' }),
    ).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      actor: 'member',
      replies: { 'GET /favorites/stores': { stores: someStores('kk-KZ').slice(0, 2) } },
    }),
  ],
};
