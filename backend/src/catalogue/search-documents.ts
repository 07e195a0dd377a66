import { storeNames } from '@rukav/brand';
import type { Gender } from '../database/columns.ts';
import { shopWords, wordsIn, type SearchContent } from '../search/index.ts';
import { isHadSomewhere } from './to-be-had.ts';
import type { CatalogueIndex, ListedCategory, ListedModel } from './listed.ts';

/** What people write of those whom a garment is for, in both languages. */
const audiences: Record<Gender, string> = {
  women: 'женский женщинам женщина әйелдер әйел',
  men: 'мужской мужчинам мужчина ерлер еркек ер',
  girls: 'детский дети подростковый подросток девочкам девочка балалар бала қыздар қыз',
  boys: 'детский дети подростковый подросток мальчикам мальчик балалар бала ұлдар ұл',
};

const brand = [...new Set([storeNames.ru.store, storeNames.kk.store])];

/** The captions of some codes in both languages. */
const told = (
  { captions }: CatalogueIndex,
  kind: 'collection' | 'composition' | 'marker',
  codes: readonly string[],
): string[] =>
  captions[kind]
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ caption }) => [caption.ru, caption.kk]);

const traitsOf = (model: ListedModel, index: CatalogueIndex): string[] => [
  ...told(index, 'collection', model.collections),
  ...told(
    index,
    'marker',
    model.products.flatMap(({ markers }) => markers),
  ),
  ...brand,
];

function coloursOf({ products }: ListedModel, { captions }: CatalogueIndex): string[] {
  const families = new Set(products.map(({ family }) => family));
  return [
    ...products.flatMap(({ color }) => [color.ru, color.kk]),
    ...captions.color
      .filter(({ code }) => families.has(code))
      .flatMap(({ caption }) => [caption.ru, caption.kk]),
  ];
}

const bothOf = ({ name }: ListedCategory) => [name.ru, name.kk];

/** The catalogue as the search engine reads it: models that can be had, and the categories that have any. */
export function searchContentOf(index: CatalogueIndex): SearchContent {
  const { categories, models } = index;
  const goods = [...models.values()].filter(({ products }) => products.some(isHadSomewhere));
  return {
    goods: goods.map((model) => ({
      id: model.id,
      popularity: model.popularity,
      names: model.name,
      categories: model.categoryIds.flatMap((id) => {
        const category = categories.get(id);
        return category?.kind === 'list' ? bothOf(category) : [];
      }),
      colours: coloursOf(model, index),
      audience: [audiences[model.gender]],
      materials: told(index, 'composition', model.compositions),
      traits: traitsOf(model, index),
      codes: model.products.flatMap(({ code }) => [code, code.replaceAll(/[^\p{L}\p{N}]/gu, '')]),
    })),
    shopWords: [...shopWords, ...index.shopCities.flatMap(({ ru, kk }) => [...wordsIn(ru), ...wordsIn(kk)])],
    categories: [...categories.values()]
      .filter(({ kind, id }) => kind === 'list' && index.modelsOf(id).length > 0)
      .map((category) => ({
        id: category.id,
        names: category.name,
        popularity: index.modelsOf(category.id).reduce((sum, { popularity }) => sum + popularity, 0),
      })),
  };
}
