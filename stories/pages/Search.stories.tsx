import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind, type Scope } from 'effector';
import { expect } from 'storybook/test';
import { getHints, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { GetHints, SearchProducts, type SearchResult } from '@rukav/contract/catalogue/schemas.ts';
import {
  listingOpened,
  readSearchLocation,
  search,
  searchRequestOf,
  understoodLocation,
} from '@rukav/features/catalogue';
import { SearchPage } from '@rukav/features/search/view';
import { inModes } from '../../.storybook/modes.ts';
import { answer } from './answers.ts';
import { marketOf, type Market } from './goods.ts';
import { aListing } from './listing.ts';
import { onSite } from './site.tsx';

const meta = {
  component: SearchPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const arriveAt = (address: string) => async (scope: Scope) => {
  const location = readSearchLocation(new URLSearchParams(address));
  const found = await scopeBind(search.openFx, { scope })(searchRequestOf(location));
  scopeBind(listingOpened, { scope })(understoodLocation(location, found));
};

const queries = { ru: ['платье', 'пальто', 'джинсы'], kk: ['көйлек', 'пальто', 'джинсы'] };

const showing = (address: string, found: (market: Market) => Partial<SearchResult>) =>
  onSite({
    arrive: arriveAt(address),
    answers: (locale) => {
      const market = marketOf(locale);
      const { category: _, ...listing } = aListing(market);
      return [
        answer(searchProducts, SearchProducts, {
          ...listing,
          corrected: null,
          text: 'платье',
          filters: '',
          missingSizes: [],
          ignored: [],
          page: null,
          ...found(market),
        }),
        answer(getHints, GetHints, { queries: queries[locale === 'kk-KZ' ? 'kk' : 'ru'], categories: [] }),
      ];
    },
  });

export const Default: Story = { decorators: showing('query=платье', () => ({})) };

export const Corrected: Story = {
  decorators: showing('query=gkfnmt', () => ({ corrected: 'платье' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '«платье»' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /gkfnmt/ })).toHaveAttribute(
      'href',
      '/search?query=gkfnmt&textCorrection=false',
    );
  },
};

/** A size that no such goods have narrows nothing, and the page says so. */
export const WithoutTheSize: Story = {
  decorators: showing('query=платье 60', () => ({ missingSizes: ['60'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(?:Размера 60 сейчас нет|60 өлшемі қазір жоқ)/)).toBeVisible();
  },
};

/** No such goods have all words: what is shown without some says so, and leads to all of them. */
export const WithoutSomeWords: Story = {
  decorators: showing('query=пальто с мехом', () => ({ text: 'пальто', ignored: ['мехом'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(?:без слова «мехом»|«мехом» сөзінсіз)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /пальто с мехом/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/textCorrection=false$/),
    );
  },
};

export const NothingFound: Story = {
  decorators: showing('query=скафандр', () => ({ tiles: [], facets: [], totalCount: 0, text: 'скафандр' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/скафандр.*(?:ничего не нашлось|ештеңе табылмады)/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'пальто' })).toBeVisible();
  },
};

export const NothingAsked: Story = { decorators: onSite({ answers: () => [] }) };
