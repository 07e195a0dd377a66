import { text } from '../data-files.ts';
import { createRandom, type Random } from '../random.ts';
import type { CategoryRow, ModelRow, ProductRow, SkuRow } from '../rows.ts';
import type { Album } from './album.ts';
import { rootUrl } from './categories.ts';
import { supplyOf } from './delivery-stock.ts';
import type { Draft } from './drafts.ts';
import { pricesOf, roublesOf } from './prices.ts';
import { shapeOf } from './shape.ts';
import { sizePosition, sizesOf, sizeTable } from './sizes.ts';
import { slugOf } from './slug.ts';
import { careOf, characteristicsOf, descriptionOf, nameOf, noteOf, seasonOf } from './texts.ts';
import { details, entry, fabrics } from './words.ts';

/** A draft with its place in the shop window and its age. */
export interface Placed {
  draft: Draft;
  /** From 1, in the order of drafting: what ids are made of. */
  number: number;
  popularity: number;
  /** From 0, the most popular, to 1. */
  rank: number;
  createdAt: string;
  ageDays: number;
}

/** A model with its colours and sizes. */
export interface FinishedModel {
  model: ModelRow;
  products: ProductRow[];
  skus: SkuRow[];
}

function collectionsOf(draft: Draft, { ageDays }: Placed): string[] {
  const season = seasonOf(draft);
  const isChild = draft.gender === 'girls' || draft.gender === 'boys';
  const { eco } = entry(fabrics, draft.fabric);
  const has = (...codes: string[]) => codes.includes(draft.detail);
  return [
    season !== 'warm' && ageDays < 200 ? 'autumn-winter-2026' : null,
    season === 'warm' || (season === 'all' && ageDays >= 120) ? 'spring-summer-2026' : null,
    !entry(details, draft.detail).decor && has('base', 'crew', 'elastic', 'pockets5', 'fine')
      ? 'basic'
      : null,
    has('office', 'pleats', 'lapel', 'double') && !isChild ? 'office' : null,
    has('evening') || (draft.fabric === 'satin' && !has('office')) ? 'holiday' : null,
    ['hoodie', 'sweatshirt', 'joggers', 'bomber'].includes(draft.kind) ? 'weekend' : null,
    draft.fabric.startsWith('denim') ? 'denim' : null,
    eco ? 'eco' : null,
    isChild && !entry(details, draft.detail).decor && season !== 'warm' ? 'school' : null,
  ].filter((code) => code !== null);
}

function markersOf(
  draft: Draft,
  placed: Placed,
  product: { id: string; hasDiscount: boolean },
  random: Random,
) {
  return [
    placed.ageDays <= 30 ? 'new' : null,
    placed.rank < 0.12 && random.chance(0.6) ? 'hit' : null,
    product.hasDiscount ? 'sale' : null,
    supplyOf(product.id) === 'last_size' ? 'last_size' : null,
    random.chance(0.05) && supplyOf(product.id) === 'usual' ? 'online_only' : null,
    entry(fabrics, draft.fabric).eco ? 'eco' : null,
  ].filter((code) => code !== null);
}

/** A barcode of 13 digits with its check digit, in the range that shops number themselves. */
function barcode(digits: string): string {
  const body = `2${digits.padStart(11, '0')}`;
  const sum = Array.from(body).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const percents = [15, 20, 20, 25, 30, 30, 40, 50];

function productsOf(placed: Placed, model: ModelRow, album: Album, random: Random): ProductRow[] {
  const { draft, number } = placed;
  const roubles = roublesOf(draft, random);
  const wholeModel = placed.ageDays > 45 && random.chance(0.2) ? random.pick(percents) : 0;
  return draft.colourways.map((colourway, position): ProductRow => {
    const id = String(100_000 + number * 10 + position);
    const own = placed.ageDays > 45 && random.chance(0.08) ? random.pick(percents) : 0;
    const price = pricesOf(roubles, wholeModel || own);
    const alt = {
      ru: `${model.name.ru}, цвет ${colourway.name.ru}`,
      kk: `${model.name.kk}, түсі ${colourway.name.kk}`,
    };
    return {
      id,
      modelId: model.id,
      code: `41${String(number).padStart(4, '0')}${String(position).padStart(2, '0')}`,
      colour: { name: colourway.name, hex: colourway.hex, family: colourway.family },
      position,
      pictures: album.garment(shapeOf(draft), colourway.key, colourway.style, alt),
      price,
      markers: markersOf(draft, placed, { id, hasDiscount: price.RUB.discount !== null }, random),
    };
  });
}

/** Some models have no reviews, most a few, the popular ones more. */
function ratingOf({ rank }: Placed, random: Random): ModelRow['rating'] {
  if (random.chance(0.12)) return null;
  const count = 1 + Math.floor(random.next() ** 2 * 32 * (1.15 - rank));
  const average = Math.round((3.7 + 1.3 * Math.sqrt(random.next())) * 10) / 10;
  return { average: Math.min(5, average), count };
}

function categoryIdsOf(draft: Draft, categories: readonly CategoryRow[]) {
  const root = rootUrl(draft.gender);
  const path = `${root}/${draft.category}`;
  const own = categories.find(({ url }) => url === path);
  if (!own) throw new Error(`There is no category ${path}. Add it to categories.json.`);
  const listing = categories.filter(
    ({ url, kind }) => kind === 'list' && (path === url || path.startsWith(`${url}/`)),
  );
  const everything = categories.filter(({ url }) => url === `${root}/vse`);
  return { own: own.id, all: [...listing, ...everything].map(({ id }) => id) };
}

/** Makes a model of a draft: its texts, colours, prices, sizes and pictures. */
export function finishModel(
  placed: Placed,
  categories: readonly CategoryRow[],
  album: Album,
  seed: string,
): FinishedModel {
  const { draft, number } = placed;
  const random = createRandom(`${seed} model ${number}`);
  const name = nameOf(draft);
  const sizes = sizesOf(draft, random);
  const { own, all } = categoryIdsOf(draft, categories);
  const fabric = entry(fabrics, draft.fabric);
  const model: ModelRow = {
    id: `m${1000 + number}`,
    slug: slugOf(name.ru),
    categoryId: own,
    categoryIds: all,
    gender: draft.gender,
    name,
    description: descriptionOf(draft, random),
    characteristics: characteristicsOf(draft, random),
    composition: text(fabric.composition),
    compositionCodes: fabric.codes,
    care: careOf(draft),
    collections: collectionsOf(draft, placed),
    sizeTable: sizeTable(draft, sizes),
    modelNote: noteOf(random),
    rating: ratingOf(placed, random),
    popularity: placed.popularity,
    createdAt: placed.createdAt,
  };
  const products = productsOf(placed, model, album, random);
  const skus = products.flatMap(({ id }) =>
    sizes.map((size, i): SkuRow => {
      const skuId = `${id}${String(i + 1).padStart(2, '0')}`;
      return { id: skuId, productId: id, code: barcode(skuId), size, sizePosition: sizePosition(size) };
    }),
  );
  return { model, products, skus };
}
