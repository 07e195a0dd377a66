import { createHash } from 'node:crypto';
import type { Language } from '@rukav/contract';
import { correct } from './correct.ts';
import { isWordOf } from './dictionary.ts';
import { loosen } from './loosen.ts';
import { rank } from './rank.ts';
import type { SearchContent, SearchPort } from './search-port.ts';
import { phrasesIn, suggest, type Suggesting } from './suggest.ts';
import { indexGoods } from './text-index.ts';
import { fold, isKazakh, isSilent, wordsIn } from './words.ts';

const stampOf = (content: SearchContent) =>
  createHash('sha1').update(JSON.stringify(content)).digest('base64');

const spokenIn = (goods: SearchContent['goods'], language: Language) =>
  new Set(goods.flatMap(({ names }) => wordsIn(names[language]).map(fold)));

const opened = ({ goods, categories, shopWords = [] }: SearchContent): Suggesting => ({
  index: indexGoods({ goods, shopWords }),
  phrases: { ru: phrasesIn(goods, 'ru'), kk: phrasesIn(goods, 'kk') },
  spoken: { ru: spokenIn(goods, 'ru'), kk: spokenIn(goods, 'kk') },
  categories: categories.toSorted((a, b) => b.popularity - a.popularity),
});

/**
 * Search in the memory of the process: words in their forms, in Russian and Kazakh at once. It answers tens of thousands of
 * models within milliseconds, and is read from the catalogue of the process, so that it needs no upkeep of its own.
 */
export function createMemorySearch(): SearchPort {
  let stamp = '';
  let present = opened({ goods: [], categories: [] });

  return {
    reindex: async (content) => {
      const next = stampOf(content);
      if (next === stamp) return;
      stamp = next;
      present = opened(content);
    },
    search: async (text) => rank(present.index, text),
    isSpoken: (text, language) =>
      wordsIn(text).every((word) => {
        if (language === 'ru' && isKazakh(word)) return false;
        const folded = fold(word);
        return isSilent(folded) || present.spoken[language].has(folded) || isWordOf(language, folded);
      }),
    loosen: async (text) => loosen(present.index, text),
    correct: async (text) => correct(present.index, text),
    suggest: async (text, language, most) => suggest(present, text, language, most),
  };
}
