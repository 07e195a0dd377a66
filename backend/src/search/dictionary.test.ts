import { expect, test } from 'vitest';
import { isNearWord, isWord } from './dictionary.ts';
import { fold } from './words.ts';

test.each(['зимняя', 'вечернее', 'скафандр', 'кроссовками', 'ёлочка', 'көйлегі', 'жазғы', 'етік'])(
  'the languages have «%s»',
  (word) => {
    expect(isWord(fold(word))).toBe(true);
  },
);

test.each(['плтье', 'футбока', 'nike', 'көлек'])('they do not have «%s»', (word) => {
  expect(isWord(fold(word))).toBe(false);
});

test('a word with one letter wrong, left out, put in or swapped is near', () => {
  expect(['кросовки', 'скафандрр', 'скафнадр', 'скафандп'].map(isNearWord)).toEqual([true, true, true, true]);
  expect(isNearWord('жжжжжж')).toBe(false);
});
