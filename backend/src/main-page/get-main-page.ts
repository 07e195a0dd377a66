import type { Currency, Language } from '@rukav/contract';
import { getMainPage } from '@rukav/contract/content/calls.ts';
import { GetMainPage, type MainPageBlock } from '@rukav/contract/content/schemas.ts';
import {
  isToBeHad,
  representing,
  toCard,
  toCategoryTile,
  type CatalogueCache,
  type CatalogueIndex,
} from '../catalogue/index.ts';
import {
  toBanner,
  type BannerRow,
  type ContentRepository,
  type MainBlockRow,
  type ProductsRule,
} from '../content/index.ts';
import { handle } from '../http/handle.ts';

interface Reader {
  currency: Currency;
  language: Language;
}

function productsBy(
  { categoryUrl, collection, marker, sort, count }: ProductsRule,
  index: CatalogueIndex,
  reader: Reader,
) {
  const category = index.categoryByUrl.get(categoryUrl);
  const products = index
    .modelsOf(category?.id ?? -1)
    .filter(({ collections }) => collection === null || collections.includes(collection))
    .flatMap(({ products: colours }) => colours)
    .filter((one) => isToBeHad(one, reader.currency) && (marker === null || one.markers.includes(marker)));
  return representing(products, sort, reader.currency)
    .slice(0, count)
    .map((one) => toCard(one, index, reader));
}

const slotsOf = (block: MainBlockRow): readonly string[] => {
  if (block.type === 'banner') return [block.slot];
  return block.type === 'two_banners' ? block.slots : [];
};

function toBlock(
  block: MainBlockRow,
  {
    banners,
    index,
    reader,
  }: { banners: ReadonlyMap<string, BannerRow>; index: CatalogueIndex; reader: Reader },
): MainPageBlock[] {
  const shown = slotsOf(block)
    .flatMap((slot) => banners.get(slot) ?? [])
    .map((banner) => toBanner(banner, reader.language));
  switch (block.type) {
    case 'banner':
      return shown.map((banner) => ({ type: 'banner', banner }));
    case 'two_banners':
      return shown.length === 2 ? [{ type: 'two_banners', banners: shown }] : [];
    case 'categories':
      return [
        {
          type: 'categories',
          title: block.title[reader.language],
          tiles: block.categoryUrls
            .flatMap((url) => index.categoryByUrl.get(url) ?? [])
            .map((category) => toCategoryTile(category, index, reader)),
        },
      ];
    case 'products': {
      const products = productsBy(block.rule, index, reader);
      return products.length === 0
        ? []
        : [{ type: 'products', title: block.title[reader.language], url: block.url, products }];
    }
  }
}

/** GET /main-page-data: the blocks of a gender's main page. */
export const getMainPageHandler = ({
  content,
  catalogue,
}: {
  content: ContentRepository;
  catalogue: CatalogueCache;
}) =>
  handle(
    getMainPage,
    GetMainPage,
    async ({ query: { gender }, currency, language, refuse }) => {
      const index = await catalogue.get();
      const page = (await content.mainPage(gender)) ?? (await content.mainPage('women'));
      if (!page) return refuse('not_found');
      const banners = await content.banners(page.blocks.flatMap((block) => [...slotsOf(block)]));
      const reader = { currency, language };
      const parts = { banners: new Map(banners.map((banner) => [banner.slot, banner])), index, reader };
      return {
        gender: page.gender,
        title: language === 'kk' ? page.title_kk : page.title_ru,
        blocks: page.blocks.flatMap((block) => toBlock(block, parts)),
      };
    },
    { cache: 'shared' },
  );
