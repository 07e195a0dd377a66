import type { Meta, StoryObj } from '@storybook/react-vite';
import { createWatch, scopeBind, type Scope } from 'effector';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getCategoryPage, getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { blockedFacets } from '@rukav/contract/catalogue/filters.ts';
import { GetCategoryPage, GetCategoryProducts, type Facet } from '@rukav/contract/catalogue/schemas.ts';
import {
  categoryPage,
  listing,
  listingModel,
  readListingLocation,
  listingOpened,
  requestOf,
} from '@rukav/features/catalogue';
import { CataloguePage } from '@rukav/features/catalogue/view';
import { inModes } from '../../.storybook/modes.ts';
import { answer, fail } from './answers.ts';
import { aCard, garments, marketOf, type Market } from './goods.ts';
import { aBanner, categoryTiles } from './main-page.ts';
import { aCategory, aListing, aToggleFacet, someFacets, tilesOf } from './listing.ts';
import { backToTop, onSite } from './site.tsx';

const meta = {
  component: CataloguePage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CataloguePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the route waits for: the category, and its goods. */
const arriveAt =
  (address = '') =>
  async (scope: Scope) => {
    const location = readListingLocation('zhenschiny/vse', new URLSearchParams(address));
    await scopeBind(categoryPage.openFx, { scope })({ query: { url: location.url } });
    await scopeBind(listing.openFx, { scope })(requestOf(location));
    scopeBind(listingOpened, { scope })(location);
  };

const category = (market: Market) =>
  answer(getCategoryPage, GetCategoryPage, {
    category: aCategory(market),
    categoryTiles: [],
    modelCount: 42,
  });

/** A listing with the same goods for whatever is asked. */
const showing = (changes: (market: Market) => Parameters<typeof aListing>[1] = () => ({})) => ({
  arrive: arriveAt(),
  answers: (locale: Parameters<typeof marketOf>[0]) => {
    const market = marketOf(locale);
    return [
      category(market),
      answer(getCategoryProducts, GetCategoryProducts, aListing(market, changes(market))),
    ];
  },
});

/** Goods, a banner among them, and what they can be narrowed by. */
const withBanner = (market: Market) => {
  const tiles = aListing(market).tiles;
  return {
    tiles: [
      ...tiles.slice(0, 6),
      { type: 'banner_tile' as const, slot: 'dresses', banner: aBanner('dresses', market) },
      ...tiles.slice(6),
    ],
  };
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: onSite(showing(withBanner)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вся одежда', level: 1 })).toBeVisible();
    await expect(canvas.getByText('214 моделей')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Пальто прямого кроя из шерсти' })).toHaveLength(1);
  },
};

/** Two facets narrow the list; what was chosen stands above it and can be taken back. */
export const Narrowed: Story = {
  decorators: onSite({
    ...showing((market) => ({
      facets: someFacets(market, 'size=44&color=blue,black'),
      tiles: tilesOf([garments.jeans, garments.jacket, garments.trousers].map((one) => aCard(one, market))),
      totalCount: 3,
    })),
    arrive: arriveAt('size=44&color=blue,black'),
  }),
  play: async ({ canvas }) => {
    const applied = await canvas.findByRole('list', { name: 'Выбранные фильтры' });
    await expect(applied.querySelectorAll('li').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByRole('button', { name: 'Убрать фильтр «Цвет: синий»' })).toBeVisible();
  },
};

/** A facet with a single value is one switch. */
export const AToggle: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['FAC-06'],
  decorators: onSite(showing((market) => ({ facets: [aToggleFacet(market)] }))),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Только новинки' });
    await expect(toggle).not.toBeChecked();

    await userEvent.click(toggle);

    await waitFor(() => expect(toggle).toBeChecked());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(
      await canvas.findByRole('button', { name: /^Убрать фильтр .*Только новинки/ }),
    ).toBeVisible();
  },
};

/** What a commerce system answers beside the availability facet, which shows it. */
const blocked = (market: Market): Facet[] =>
  blockedFacets.map((id) => ({ ...aToggleFacet(market), id, caption: `Служебный ${id}` }));

export const BlockedFacetsAreNotDrawn: Story = {
  tags: ['FAC-18'],
  decorators: onSite(showing((market) => ({ facets: [...blocked(market), ...someFacets(market)] }))),
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('region', { name: 'Фильтры' });
    await expect(within(filters).getByRole('button', { name: /^Наличие/ })).toBeVisible();
    await expect(filters).not.toHaveTextContent(/Служебный/);
  },
};

const told = fn();

/** Whoever counts what shoppers do hears of every change. */
export const AChangedFilterIsTold: Story = {
  tags: ['CAT-12'],
  beforeEach: () => void told.mockClear(),
  decorators: onSite({
    ...showing((market) => ({ facets: [aToggleFacet(market)] })),
    arrive: async (scope) => {
      createWatch({ unit: listingModel.filtersUpdated, scope, fn: told });
      await arriveAt()(scope);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Только новинки' });
    await expect(told).not.toHaveBeenCalled();

    await userEvent.click(toggle);

    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    await expect(Object.values(told.mock.lastCall?.[0].filters)).toHaveLength(1);
  },
};

/** The filters leave nothing: the page says so and offers to take them back. */
export const NothingFound: Story = {
  decorators: onSite({
    ...showing((market) => ({
      facets: someFacets(market, 'size=50&color=red&composition=linen'),
      tiles: [],
      totalCount: 0,
    })),
    arrive: arriveAt('size=50&color=red&composition=linen'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ничего не подошло' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Сбросить всё' }).length).toBeGreaterThan(0);
  },
};

/** Another order was chosen: it shows at once, and the goods wait for their answer. */
export const Loading: Story = {
  parameters: { chromatic: inModes('day') },
  decorators: onSite(showing()),
  play: async ({ canvas, userEvent }) => {
    const goods = await canvas.findByRole('list', { name: 'Товары' });

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'byPriceAsc');

    await waitFor(() => expect(goods).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText('Список обновляется')).toBeInTheDocument();
  },
};

export const LoadingFailed: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: onSite({
    arrive: arriveAt(),
    answers: (locale) => [category(marketOf(locale)), fail(getCategoryProducts)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The second page did not come: everything that is shown stays. */
export const TheContinuationFailed: Story = {
  decorators: onSite({
    arrive: arriveAt(),
    answers: (locale) => [
      category(marketOf(locale)),
      answer(getCategoryProducts, GetCategoryProducts, aListing(marketOf(locale)), { once: true }),
      fail(getCategoryProducts),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Показать ещё 12' }));

    await expect(await canvas.findByText(/Не удалось загрузить продолжение/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Товары' }).children).toHaveLength(12);
    backToTop();
  },
};

const longNames = [
  'Сырғытпалы жағасы бар меринос жүнінен тоқылған кең пішімді ұзартылған кардиган',
  'Белбеуі мен алынбалы капюшоны бар су өткізбейтін матадан тігілген демімаусымдық пальто',
  'Күнделікті киюге арналған жеңіл вискозадан тігілген көйлек-жейде',
];

/** Names of three lines in Kazakh, prices in tenge. */
export const LongKazakhNames: Story = {
  decorators: onSite({
    locale: 'kk-KZ',
    ...showing((market) => ({
      tiles: tilesOf(
        Object.values(garments).map((one, place) =>
          aCard(one, market, { name: longNames[place % longNames.length] ?? '' }),
        ),
      ),
    })),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: longNames[0] ?? '' }))[0]).toBeVisible();
  },
};

/** Nothing hangs here yet, and nothing was chosen. */
export const ACategoryWithoutGoods: Story = {
  decorators: onSite(showing(() => ({ tiles: [], facets: [], totalCount: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вся одежда', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  },
};

/** A category that only leads on. */
export const Sections: Story = {
  decorators: onSite({
    arrive: (scope) => scopeBind(categoryPage.openFx, { scope })({ query: { url: 'zhenschiny' } }),
    answers: (locale) => {
      const market = marketOf(locale);
      const [women] = aCategory(market).breadcrumbs;
      const root = aCategory(market, {
        url: 'zhenschiny',
        name: women?.name ?? '',
        breadcrumbs: women ? [women] : [],
      });
      return [
        answer(getCategoryPage, GetCategoryPage, {
          category: root,
          categoryTiles: categoryTiles(market),
          modelCount: 735,
        }),
      ];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Верхняя одежда/ })).toBeVisible();
  },
};
