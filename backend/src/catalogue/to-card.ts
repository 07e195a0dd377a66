import type { CardPrice, Category, CategoryTile, ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import type { Currency, Language } from '@rukav/contract';
import { toPicture } from '../content/index.ts';
import type { CatalogueIndex, ListedCategory, ListedProduct } from './listed.ts';
import { modelCountOf } from './model-count.ts';
import { isToBeHad } from './to-be-had.ts';
import { catalogueName } from './texts.ts';

/** Markers that a tile has room for. */
const mostPlates = 2;

function pictureOf({ id, pictures: [first] }: ListedProduct) {
  if (!first) throw new Error(`The product ${id} has no picture. Every product needs one.`);
  return { code: first.code, colour: first.colour };
}

const toCardPrice = ({ price }: ListedProduct, currency: Currency): CardPrice => ({
  basePrice: price[currency].base,
  discountPrice: price[currency].discount,
  currency,
});

const isEqual = (a: CardPrice, b: CardPrice) =>
  a.basePrice === b.basePrice && a.discountPrice === b.discountPrice;

/** A product as a tile shows it, with the colours of its model, its own first. */
export function toCard(
  product: ListedProduct,
  { captions }: Pick<CatalogueIndex, 'captions'>,
  { currency, language }: { currency: Currency; language: Language },
): ProductCard {
  const { model } = product;
  const others = model.products.filter((one) => one.id !== product.id && isToBeHad(one, currency));
  const price = toCardPrice(product, currency);
  const models = [product, ...others].map((one) => ({
    id: one.id,
    hex: one.hex,
    name: one.color[language],
    picture: pictureOf(one),
    ...(isEqual(toCardPrice(one, currency), price) ? {} : { price: toCardPrice(one, currency) }),
    sizes: one.sizes.filter((_, bit) => (one.stock.anywhere[currency] >>> bit) & 1),
  }));

  return {
    id: product.id,
    name: model.name[language],
    url: `${model.slug}/${product.id}`,
    picture: pictureOf(product),
    secondPicture: product.pictures[1]?.code ?? null,
    price,
    markerPlates: product.markers.slice(0, mostPlates).flatMap((plateId) => {
      const known = captions.marker.find(({ code }) => code === plateId);
      return known ? [{ plateId, caption: known.caption[language] }] : [];
    }),
    models,
    rating: model.rating,
  };
}

/** The categories from the root down to one. */
function wayTo(category: ListedCategory | null, { categories }: CatalogueIndex): ListedCategory[] {
  const way: ListedCategory[] = [];
  for (let one = category; one && !way.includes(one); one = categories.get(one.parentId ?? -1) ?? null)
    way.unshift(one);
  return way;
}

/** The root that a category stands below; itself where it is one. */
export const rootOf = (category: ListedCategory, index: CatalogueIndex): ListedCategory =>
  wayTo(category, index)[0] ?? category;

/** A category with the way to it; the root of the catalogue has id 0 and an empty address. */
export function toCategory(
  category: ListedCategory | null,
  index: CatalogueIndex,
  language: Language,
): Category {
  const way = wayTo(category, index);
  return {
    id: category?.id ?? 0,
    url: category?.url ?? '',
    name: category ? category.name[language] : catalogueName[language],
    gender: category?.gender ?? null,
    breadcrumbs: [
      { name: catalogueName[language], url: '' },
      ...way.map(({ name, url }) => ({ name: name[language], url })),
    ],
  };
}

/** A category as a tile, with how many models it holds. */
export const toCategoryTile = (
  category: ListedCategory,
  index: CatalogueIndex,
  { currency, language }: { currency: Currency; language: Language },
): CategoryTile => ({
  name: category.name[language],
  url: category.url,
  picture: toPicture(category.picture, language),
  modelCount: modelCountOf([category], index, currency),
});
