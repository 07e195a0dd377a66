import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ViewedPage } from '@rukav/features/recommendations/view';
import { inModes } from '../../../.storybook/modes.ts';
import { aCard, garments, marketOf } from '../../pages/goods.ts';
import { withShop } from '../scope.tsx';

const { coat, knit, jeans, dress, shirt } = garments;
const viewed = (locale: 'ru-RU' | 'kk-KZ') => ({
  'GET /recommendations/slots': {
    slots: [
      {
        slot: 'viewed',
        products: [coat, knit, jeans, dress, shirt].map((one) => aCard(one, marketOf(locale))),
      },
    ],
  },
});

const meta = { component: ViewedPage } satisfies Meta<typeof ViewedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: [withShop({ actor: 'member', replies: viewed('ru-RU') })],
  play: async ({ canvas }) => {
    const goods = await canvas.findByRole('list', { name: 'Вы смотрели' });
    await expect(goods.children).toHaveLength(5);
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', actor: 'member', replies: viewed('kk-KZ') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сіз қарағандар' })).toBeVisible();
  },
};

export const NothingWasLookedAt: Story = {
  decorators: [withShop({ actor: 'member', replies: { 'GET /recommendations/slots': { slots: [] } } })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Здесь будет то, что вы смотрели' }),
    ).toBeVisible();
  },
};

let isBack = false;

export const WhatDoesNotLoadCanBeAskedForAgain: Story = {
  beforeEach: () => void (isBack = false),
  decorators: [
    withShop({
      actor: 'member',
      replies: {
        'GET /recommendations/slots': () => {
          if (!isBack) throw new Error('The server is gone.');
          return viewed('ru-RU')['GET /recommendations/slots'];
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    isBack = true;

    await userEvent.click(retry);

    await expect(await canvas.findByRole('list', { name: 'Вы смотрели' })).toBeVisible();
  },
};
