import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';
import { getPrices } from '@rukav/contract/product/calls.ts';
import { GetPrices, type ProductPrice } from '@rukav/contract/product/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { ProductPage } from '@rukav/features/product/view';
import { session } from '@rukav/features/session';
import { inModes } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer, fail } from './answers.ts';
import { arrive, atProduct } from './at-product.ts';
import { marketOf } from './goods.ts';
import { aProduct } from './product.ts';
import { onSite } from './site.tsx';

/** The price of a member: fetched by the browser after the page that everybody gets. */
const meta = {
  component: ProductPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { price: common } = aProduct(marketOf('ru-RU'), {});
const seenBy = (...handlers: readonly RequestHandler[]) =>
  onSite({
    ...atProduct(undefined, handlers),
    arrive: async (scope: Scope) => {
      await allSettled(session.openFx, { scope, params: {} });
      await arrive(scope);
    },
  });
const byMember = (changes: Partial<ProductPrice>) =>
  seenBy(
    answer(getSession, GetSession, sessionIn('ru-RU', 'member')),
    answer(getPrices, GetPrices, { ...common, ...changes }),
  );
const discounts = [{ name: 'Скидка за отзывы', amount: 150_000 }];

export const APriceOfOnesOwn: Story = {
  tags: ['PDP-22'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: byMember({ personalPrice: { value: 1_000_000, discounts } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Скидка за отзывы: −1 500 ₽')).toBeVisible();
    await expect(canvas.getAllByText('10 000 ₽')[0]).toBeVisible();
  },
};

export const BonusesThatWillCome: Story = {
  tags: ['PDP-23'],
  decorators: byMember({
    potentialBonus: [{ actionCode: 'cashback', actionName: 'Кешбэк', amount: 750 }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кешбэк: +750 бонусов')).toBeVisible();
  },
};

/** A guest is not asked for: there is no such request. */
export const AGuestSeesWhatEverybodyPays: Story = {
  tags: ['PDP-22', 'PDP-23'],
  decorators: seenBy(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Самовывоз из магазина')).toBeVisible();
    await expect(canvas.queryByText(/Кешбэк/)).toBeNull();
  },
};

/** Without an answer the price of everybody stays. */
export const NoAnswer: Story = {
  decorators: seenBy(answer(getSession, GetSession, sessionIn('ru-RU', 'member')), fail(getPrices)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Самовывоз из магазина')).toBeVisible();
    await expect(canvas.queryByText(/Кешбэк/)).toBeNull();
  },
};
