import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue-repository.ts';
import type { ValuesFacet } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { matchProducts, narrowingOf } from './match-products.ts';
import { facetedStore } from './test-facets.ts';
import { valuesFacet } from './values-facet.ts';

const { db } = await facetedStore();
const index = await readCatalogue(db);

const facet = (definition: ValuesFacet, filters: FacetQuestion['filters'] = {}) => {
  const context = { index, category: null, currency: 'RUB' } as const;
  const matched = matchProducts([...index.models.values()], narrowingOf(filters, context));
  return valuesFacet('gender', definition, { ...context, matched, filters, shops: [], language: 'kk' });
};

/** A facet of a retailer's own. */
const cheap: ValuesFacet = {
  kind: 'toggle',
  caption: { ru: 'Недорого', kk: 'Арзан' },
  values: ({ price }) => (price.RUB.base < 250_000 ? ['1'] : []),
  captions: () => [{ code: '1', caption: { ru: 'Недорогие', kk: 'Арзандары' }, hex: null }],
};

test('a toggle is there for its single value, which a list of one is not [FAC-02]', () => {
  expect(facet(cheap)).toMatchObject({
    caption: 'Арзан',
    displayType: 'toggle',
    facetValues: [{ uiCaption: 'Арзандары', value: '1', isAvailable: true, subqueryColorModelCount: 1 }],
  });
  expect(facet({ ...cheap, kind: 'list' })).toBeNull();
});

test('a toggle that no goods of the listing have is not there', () => {
  expect(facet({ ...cheap, values: () => [] })).toBeNull();
});

test('values are offered as the captions stand, those without a caption are not', () => {
  const tones: ValuesFacet = {
    kind: 'list',
    caption: { ru: 'Тон', kk: 'Реңк' },
    values: ({ family }) => [family === 'red' ? 'warm' : 'cold', 'unnamed'],
    captions: () => [
      { code: 'cold', caption: { ru: 'Холодный', kk: 'Суық' }, hex: null },
      { code: 'neutral', caption: { ru: 'Спокойный', kk: 'Бейтарап' }, hex: null },
      { code: 'warm', caption: { ru: 'Тёплый', kk: 'Жылы' }, hex: null },
    ],
  };

  expect(facet(tones)?.facetValues.map(({ value }) => value)).toEqual(['cold', 'warm']);
  expect(facet({ ...tones, offersAll: true })?.facetValues.map(({ value }) => value)).toEqual([
    'cold',
    'neutral',
    'warm',
  ]);
});
