import type { Currency } from '@rukav/contract';
import { isToBeHad, type CatalogueIndex, type ListedModel, type ListedProduct } from '../catalogue/index.ts';

/** The catalogue, and what the shopper pays in: it tells whose shops count. */
type Index = Pick<CatalogueIndex, 'categories' | 'modelsOf'> & { currency: Currency };

/** One of each list in turn, as long as any has more. */
function* inTurn<One>(lists: readonly (readonly One[])[]): Generator<One> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1)
    for (const list of lists) {
      const one = list[place];
      if (one !== undefined) yield one;
    }
}

/** The colour in which a model is recommended: its first that can be had. */
const shownOf = (model: ListedModel, { currency }: Index) =>
  model.products.find((product) => isToBeHad(product, currency));

/** The first models that can be had, each once and none of those to leave out. */
function pick(
  models: Iterable<ListedModel>,
  index: Index,
  { without, most }: { without: readonly ListedProduct[]; most: number },
): ListedProduct[] {
  const left = new Set(without.map(({ model }) => model.id));
  const picked: ListedProduct[] = [];
  for (const model of models) {
    if (picked.length >= most) break;
    if (left.has(model.id)) continue;
    left.add(model.id);
    const shown = shownOf(model, index);
    if (shown) picked.push(shown);
  }
  return picked;
}

/** The category that says what a garment is. */
const kindOf = ({ model }: ListedProduct, { categories }: Index) =>
  model.categoryIds.find((id) => categories.get(id)?.kind === 'list');

/** The most popular goods of the categories of some products, of each category in turn. */
export function likeThese(
  products: readonly ListedProduct[],
  index: Index,
  { without, most }: { without: readonly ListedProduct[]; most: number },
): ListedProduct[] {
  const kinds = new Set(products.flatMap((product) => kindOf(product, index) ?? []));
  return pick(inTurn([...kinds].map((kind) => index.modelsOf(kind))), index, {
    without: [...products, ...without],
    most,
  });
}

/**
 * What goes with some products: first what stands in looks with them, then popular goods of other kinds, for the same people
 * and of the same collections, of each kind in turn.
 */
export function goingWith(
  products: readonly ListedProduct[],
  mates: readonly ListedProduct[],
  index: Index,
  most: number,
): ListedProduct[] {
  const first = mates.filter((mate) => isToBeHad(mate, index.currency)).slice(0, most);
  const kinds = new Set(products.map((product) => kindOf(product, index)));
  const people = new Set(products.map(({ model }) => model.gender));
  const collections = new Set(products.flatMap(({ model }) => model.collections));
  const others = [...index.categories.values()]
    .filter(({ id, kind, gender }) => kind === 'list' && !kinds.has(id) && people.has(gender))
    .map(({ id }) =>
      index
        .modelsOf(id)
        .filter(
          (model) =>
            model.collections.some((collection) => collections.has(collection)) &&
            !model.categoryIds.some((category) => kinds.has(category)),
        ),
    );
  return [
    ...first,
    ...pick(inTurn(others), index, { without: [...products, ...first], most: most - first.length }),
  ];
}

/** What is chosen most, for the people whom some products are for; for everybody without products. */
export function popularFor(products: readonly ListedProduct[], index: Index, most: number): ListedProduct[] {
  const people = new Set(products.map(({ model }) => model.gender));
  const wholes = [...index.categories.values()].filter(
    ({ kind, gender }) => kind === 'all' && (people.size === 0 || people.has(gender)),
  );
  return pick(inTurn(wholes.map(({ id }) => index.modelsOf(id))), index, { without: products, most });
}
