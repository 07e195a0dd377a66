import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind, type Scope } from 'effector';
import { expect } from 'storybook/test';
import { getMainPage } from '@rukav/contract/content/calls.ts';
import { GetMainPage, type MainPage as MainPageReply } from '@rukav/contract/content/schemas.ts';
import { mainPage } from '@rukav/features/main-page';
import { MainPage } from '@rukav/features/main-page/view';
import { inModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse } from './answers.ts';
import { aCard, garments, marketOf, type Market, type Words } from './goods.ts';
import { aBanner, categoryTiles } from './main-page.ts';
import { onSite } from './site.tsx';

const meta = {
  component: MainPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof MainPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = {
  page: { ru: 'Женская одежда', kk: 'Әйелдер киімі' },
  start: { ru: 'С чего начать', kk: 'Неден бастаймыз' },
  week: { ru: 'Новое на этой неделе', kk: 'Осы аптадағы жаңалықтар' },
  sale: { ru: 'Последняя цена', kk: 'Соңғы баға' },
} as const satisfies Record<string, Words>;

const { coat, jacket, knit, trousers, tee, shirt, dress, cardigan, puffer } = garments;

const blocks = (market: Market): MainPageReply['blocks'] => [
  { type: 'banner', banner: aBanner('autumn', market) },
  { type: 'categories', title: titles.start[market.lang], tiles: categoryTiles(market) },
  {
    type: 'products',
    title: titles.week[market.lang],
    url: '/catalog/zhenschiny/vse?sort=byNovelty',
    products: [coat, jacket, knit, trousers, tee, shirt].map((one) => aCard(one, market)),
  },
  { type: 'two_banners', banners: [aBanner('dresses', market), aBanner('denim', market)] },
  {
    type: 'products',
    title: titles.sale[market.lang],
    url: '/catalog/zhenschiny/vse?sort=byDiscountDesc',
    products: [dress, cardigan, puffer].map((one) => aCard(one, market)),
  },
];

const aPage = (market: Market, changes: Partial<MainPageReply> = {}): MainPageReply => ({
  gender: 'women',
  title: titles.page[market.lang],
  blocks: blocks(market),
  ...changes,
});

const arrive = (scope: Scope) => scopeBind(mainPage.openFx, { scope })({ query: { gender: 'women' } });

/** Everything that a main page can have. */
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: onSite({
    arrive,
    answers: (locale) => [answer(getMainPage, GetMainPage, aPage(marketOf(locale)))],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Осень в/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Новое на этой неделе' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Платья' })).toHaveAttribute(
      'href',
      '/catalog/zhenschiny/platya',
    );
  },
};

/** Between two campaigns: the page begins with the sections. */
export const WithoutBanners: Story = {
  decorators: onSite({
    arrive,
    answers: (locale) => {
      const market = marketOf(locale);
      const calm = blocks(market).filter(({ type }) => type === 'categories' || type === 'products');
      return [answer(getMainPage, GetMainPage, aPage(market, { blocks: calm }))];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'С чего начать' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Осень в/ })).not.toBeInTheDocument();
  },
};

export const InKazakh: Story = {
  decorators: onSite({
    locale: 'kk-KZ',
    arrive,
    answers: (locale) => [answer(getMainPage, GetMainPage, aPage(marketOf(locale)))],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Күз өз бояуымен' })).toBeVisible();
    await expect(canvas.getByText('102 500 ₸')).toBeVisible();
  },
};

/** The server did not answer, and answers the second time. */
export const ARetryBringsThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({
    arrive,
    answers: (locale) => [
      fail(getMainPage, { once: true }),
      answer(getMainPage, GetMainPage, aPage(marketOf(locale))),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));

    await expect(await canvas.findByRole('heading', { name: /^Осень в/ })).toBeVisible();
  },
};

export const LoadingFailed: Story = {
  decorators: onSite({ arrive, answers: () => [fail(getMainPage)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** No goods have been imported yet. */
export const NotOpenYet: Story = {
  decorators: onSite({
    arrive,
    answers: () => [refuse(getMainPage, 'catalogue_empty')],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Магазин скоро откроется' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Проверить снова' })).toBeVisible();
  },
};
