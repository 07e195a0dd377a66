import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind, type Scope } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { getAvailabilityInShops } from '@rukav/contract/product/calls.ts';
import { GetAvailabilityInShops } from '@rukav/contract/product/schemas.ts';
import { storeById } from '@rukav/features/stores';
import { StorePage } from '@rukav/features/stores/view';
import { inModes } from '../../.storybook/modes.ts';
import { answer, fail } from './answers.ts';
import { onSite } from './site.tsx';
import { storeAnswers } from './stores.ts';

const meta = {
  component: StorePage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
  args: { productId: null },
} satisfies Meta<typeof StorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the route waits for. */
const arriveAt = (id: string) => (scope: Scope) =>
  scopeBind(storeById.openFx, { scope })({ body: { ids: [id] } });

const hanging = (skuIds: readonly string[]) =>
  answer(getAvailabilityInShops, GetAvailabilityInShops, {
    product: { id: 'p1', name: 'Рубашка из льна', colour: 'синий', url: 'rubashka/p1' },
    sizes: [
      { skuId: 's42', size: '42' },
      { skuId: 's44', size: '44' },
    ],
    stores:
      skuIds.length === 0
        ? []
        : [
            {
              id: 'msk1',
              name: 'Магазин на Тверской',
              address: 'Тверская улица, 12',
              metro: null,
              geoPoint: { lat: 55.763, lon: 37.607 },
              phone: '+74950000101',
              workHours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
              timeZone: 'Europe/Moscow',
              shopNowStatus: 'IS_OPEN',
              skus: skuIds.map((skuId) => ({ skuId, isLast: false })),
            },
          ],
  });

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: onSite({ arrive: arriveAt('msk1'), answers: storeAnswers }),
  tags: ['STORE-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Магазин на Тверской', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Открыто до 22:00')).toBeVisible();
    await expect(canvas.getByText('Пять минут от метро, вход с переулка.')).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: onSite({ locale: 'kk-KZ', arrive: arriveAt('msk1'), answers: storeAnswers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Қалай жетуге болады')).toBeVisible();
  },
};

export const WithTheSizesThatHangThere: Story = {
  parameters: { chromatic: inModes('day') },
  args: { productId: 'p1' },
  decorators: onSite({
    arrive: arriveAt('msk1'),
    answers: (locale) => [hanging(['s44']), ...storeAnswers(locale)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Размеры в этом магазине: 44')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Рубашка из льна, синий' })).toBeVisible();
  },
};

export const WithoutTheProduct: Story = {
  args: { productId: 'p1' },
  decorators: onSite({
    arrive: arriveAt('msk1'),
    answers: (locale) => [hanging([]), ...storeAnswers(locale)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('В этом магазине его сейчас нет.')).toBeVisible();
  },
};

export const WhatHangsThereDoesNotLoad: Story = {
  args: { productId: 'p1' },
  decorators: onSite({
    arrive: arriveAt('msk1'),
    answers: (locale) => [
      fail(getAvailabilityInShops, { once: true }),
      hanging(['s42']),
      ...storeAnswers(locale),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));

    await expect(await canvas.findByText('Размеры в этом магазине: 42')).toBeVisible();
  },
};

export const OneThatDoesNotSellNowOnTheMap: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite({ arrive: arriveAt('msk3'), answers: storeAnswers }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Сейчас не работает')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать на карте' }));

    const map = await canvas.findByRole('group', { name: 'Магазины на карте' });
    await waitFor(() => expect(map).toHaveAttribute('aria-busy', 'false'), { timeout: 15_000 });
  },
};
