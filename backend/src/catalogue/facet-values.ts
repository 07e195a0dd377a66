import type { Currency } from '@rukav/contract';
import type { Caption, CatalogueIndex, ListedCategory, ListedModel } from './listed.ts';

/** The listing that a facet is asked for. `category` is null for search. */
export interface FacetContext {
  index: CatalogueIndex;
  category: ListedCategory | null;
  currency: Currency;
}

/** What is sold at a discount, as a value of the collection facet: the requirements name no parameter for it (CAT-08). */
export const reduced: Caption = {
  code: 'sale',
  caption: { ru: 'Со скидкой', kk: 'Жеңілдікпен' },
  hex: null,
};

/** Whom garments are for, in the order of the menu. */
export const genders: readonly Caption[] = [
  { code: 'women', caption: { ru: 'Женщинам', kk: 'Әйелдерге' }, hex: null },
  { code: 'men', caption: { ru: 'Мужчинам', kk: 'Ерлерге' }, hex: null },
  { code: 'girls', caption: { ru: 'Девочкам', kk: 'Қыздарға' }, hex: null },
  { code: 'boys', caption: { ru: 'Мальчикам', kk: 'Ұлдарға' }, hex: null },
];

/** The categories that a listing can be narrowed to; none for search. */
export const offeredCategories = ({ index, category }: FacetContext): readonly Caption[] =>
  [...(category?.offers.values() ?? [])].flatMap((id) => {
    const one = index.categories.get(id);
    return one ? { code: one.code, caption: one.name, hex: null } : [];
  });

/** Codes of the categories of a model. Where an offered category has the code of another, only the offered one counts. */
export function categoryCodesOf(
  { categoryIds }: ListedModel,
  { index, category }: FacetContext,
): readonly string[] {
  const codes: string[] = [];
  for (const id of categoryIds) {
    const code = index.categories.get(id)?.code ?? '';
    if ((category?.offers.get(code) ?? id) === id) codes.push(code);
  }
  return codes;
}
