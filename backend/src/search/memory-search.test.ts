import { describe, expect, test } from 'vitest';
import { createMemorySearch, type SearchGoods } from './index.ts';

const goods = (id: string, ru: string, kk: string, more: Partial<SearchGoods> = {}): SearchGoods => ({
  id,
  popularity: 1,
  names: { ru, kk },
  categories: [],
  colours: ['чёрный', 'қара'],
  audience: ['женский', 'әйелдер'],
  materials: [],
  traits: [],
  codes: [],
  ...more,
});

const search = createMemorySearch();
await search.reindex({
  goods: [
    goods('dotted', 'Платье в горошек из вискозы', 'Вискозадан тігілген ноқатты көйлек', {
      codes: ['410001'],
      popularity: 8,
    }),
    goods('linen', 'Платье-рубашка изо льна', 'Зығырдан тігілген жейде-көйлек', { popularity: 5 }),
    goods('shirt', 'Рубашка в клетку', 'Торкөз жейде', { popularity: 9 }),
    goods('coat', 'Пальто оверсайз', 'Оверсайз пальто', { colours: ['серый', 'сұр'] }),
  ],
  shopWords: ['доставка'],
  categories: [
    { id: 1, names: { ru: 'Платья', kk: 'Көйлектер' }, popularity: 6 },
    { id: 2, names: { ru: 'Рубашки', kk: 'Жейделер' }, popularity: 9 },
  ],
});

describe('search', () => {
  test('puts what a garment is before what it is like', async () => {
    expect(await search.search('рубашка')).toEqual(['shirt', 'linen']);
  });

  test('asks for every word', async () => {
    expect(await search.search('платье в горошек')).toEqual(['dotted']);
    expect(await search.search('пальто горошек')).toEqual([]);
  });

  test('knows other names of things, and articles by their beginning', async () => {
    expect(await search.search('сарафан в горох')).toEqual(['dotted']);
    expect(await search.search('4100')).toEqual(['dotted']);
  });

  test('finds nothing before anything was read', async () => {
    expect(await createMemorySearch().search('платье')).toEqual([]);
  });
});

describe('a correction', () => {
  test.each([
    ['плтье', 'платье'],
    ['gkfnmt d ujhjitr', 'платье в горошек'],
    ['palto', 'пальто'],
    ['чорное платье', 'черное платье'],
    ['көйлкк', 'көйлек'],
    ['дастафка', 'доставка'],
  ])('%s is %s', async (typed, meant) => {
    expect(await search.correct(typed)).toBe(meant);
  });

  test('chooses the words that goods have together', async () => {
    expect(await search.correct('пальто сеерое')).toBe('пальто серое');
  });

  test.each(['платье', 'ПЛАТЬЯ', 'скафандр', '!!!', ''])('is none of «%s»', async (text) => {
    expect(await search.correct(text)).toBeNull();
  });

  test.each(['плата', 'клятва', 'пальма', 'вечернее платье', 'жұлдыз', 'nike', 'палто zara'])(
    'leaves «%s» alone: a word of the language, a brand, a text without its noun',
    async (text) => {
      expect(await search.correct(text)).toBeNull();
    },
  );

  test('is none where another word of the language is nearer: «рубака» is no «рубашка»', async () => {
    expect(await search.correct('подштник')).toBeNull();
  });
});

describe('a text by which nothing is found', () => {
  test.each([
    ['пальто с поясом', 'пальто', ['поясом']],
    ['рубашка в горошек', 'рубашка', ['горошек']],
    ['чёрная рубашка оверсайз', 'чёрная рубашка', ['оверсайз']],
  ])('«%s» loses words of lesser weight', async (asked, text, ignored) => {
    expect(await search.search(asked)).toEqual([]);
    expect(await search.loosen(asked)).toEqual({ text, ignored });
  });

  test.each(['серая рубашка', 'рубашка изо льна', 'скафандр в горошек', 'пальто для кота', 'платье-пальто'])(
    '«%s» keeps colour, material and noun, and finds nothing',
    async (asked) => {
      expect(await search.loosen(asked)).toBeNull();
    },
  );
});

describe('suggestions', () => {
  test('go on with what is typed, and name the categories', async () => {
    expect(await search.suggest('пла', 'ru', 8)).toEqual({
      queries: [
        'платье',
        'платье в горошек',
        'платье из вискозы',
        'платье-рубашка',
        'платье-рубашка изо льна',
      ],
      categoryIds: [1],
    });
  });

  test('end the last of several words with what goods have', async () => {
    expect((await search.suggest('чёрная ру', 'ru', 8)).queries).toEqual(['чёрная рубашка']);
    expect((await search.suggest('қара к', 'kk', 8)).queries).toContain('қара көйлек');
  });

  test('forgive mistakes and the wrong layout', async () => {
    expect((await search.suggest('gkf', 'ru', 1)).queries).toEqual(['платье']);
    expect((await search.suggest('рубшк', 'ru', 1)).queries).toEqual(['рубашка']);
  });

  test('are in the language that is asked for', async () => {
    expect((await search.suggest('көй', 'kk', 2)).queries).toEqual(['көйлек', 'ноқатты көйлек']);
  });

  test('are none of what nobody sells', async () => {
    expect(await search.suggest('скафандр', 'ru', 8)).toEqual({ queries: [], categoryIds: [] });
  });
});
