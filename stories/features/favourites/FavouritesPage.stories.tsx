import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import type { Favourite } from '@rukav/contract/favourites/schemas.ts';
import { $favourites } from '@rukav/features/marks';
import { FavouritesPage } from '@rukav/features/favourites-page/view';
import { inModes } from '../../../.storybook/modes.ts';
import { anEmptyReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aCard, garments, marketOf } from '../../pages/goods.ts';
import { aSku, aSoldOutSku } from '../../pages/product.ts';
import { holding, withShop } from '../scope.tsx';

const meta = {
  component: FavouritesPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void added.mockClear(),
} satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const added = fn();

/** A favourite that is as it was, told apart by what changes. */
const aFavourite = (changes: Partial<Favourite>): Favourite => ({
  product: aCard(garments.knit, marketOf('ru-RU')),
  skus: [aSku('44'), aSku('46', { isLast: true })],
  addedAt: '2026-11-01T12:00:00+03:00',
  cheaperBy: null,
  isScarce: false,
  ...changes,
});

/** One that is cheaper and scarce, one that hangs in shops only, one that is sold out. */
function three(locale: Locale): Favourite[] {
  const market = marketOf(locale);
  return [
    aFavourite({ product: aCard(garments.knit, market), cheaperBy: 150_000, isScarce: true }),
    aFavourite({
      product: aCard(garments.jeans, market),
      skus: [aSku('27', { isOnlineAvailable: false })],
    }),
    aFavourite({ product: aCard(garments.coat, market), skus: [aSoldOutSku('46')] }),
  ];
}

const liking = (locale: Locale, favourites: readonly Favourite[]) =>
  withShop({
    locale,
    actor: 'member',
    values: [holding($favourites, new Set(favourites.map(({ product }) => product.id)))],
    replies: {
      'GET /favorites': { favourites },
      'POST /cart/products/add': ({ body }: { body: unknown }) => {
        added(body);
        return anEmptyReply();
      },
    },
  });

export const Default: Story = {
  decorators: [liking('ru-RU', three('ru-RU'))],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['FAV-01'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Дешевле на 1\s500/)).toBeVisible();
    await expect(canvas.getByText('Осталось мало размеров')).toBeVisible();
    await expect(canvas.getByText('Есть только в магазинах')).toBeVisible();
    await expect(canvas.getByText('Нет в наличии')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^В корзину/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Размер 46, последняя вещь' }));
    await expect(added).toHaveBeenCalledWith({ items: [{ skuId: 'w101-46', quantity: 1 }] });
  },
};

export const InKazakh: Story = { decorators: [liking('kk-KZ', three('kk-KZ'))] };

export const NothingYet: Story = {
  decorators: [liking('ru-RU', [])],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Здесь будет то, что вам понравится' }),
    ).toBeVisible();
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Избранное не загрузилось' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
