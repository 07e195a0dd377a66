import { expect, test } from 'vitest';
import { bySound, otherKeyboards } from './keyboards.ts';
import { distance, soundOf } from './likeness.ts';
import { stemKazakh, stemRussian } from './stem.ts';
import { fold, wordsIn } from './words.ts';

test.each([
  ['платье', 'платья', 'платьев', 'платьем', 'платьями'],
  ['футболка', 'футболки', 'футболку'],
  ['чёрное', 'чёрный', 'чёрные', 'чёрных', 'чёрную'],
  ['льняное', 'льняная', 'льняных'],
])('Russian forms share a stem: %s', (...forms) => {
  expect(new Set(forms.map((form) => stemRussian(fold(form)))).size).toBe(1);
});

test.each([
  ['көйлек', 'көйлегі', 'көйлектер', 'көйлекті', 'көйлегін'],
  ['жейде', 'жейделер', 'жейдеге', 'жейдені'],
  ['шалбар', 'шалбарлар', 'шалбарға', 'шалбардан'],
])('Kazakh forms share a stem: %s', (...forms) => {
  expect(new Set(forms.map((form) => stemKazakh(fold(form)))).size).toBe(1);
});

test('a stem is never so short that it is of other words', () => {
  expect([stemRussian('кою'), stemKazakh('сумка')]).toEqual(['кою', 'сумка']);
});

test('words in the wrong layout are read from their keys', () => {
  expect(otherKeyboards('gkfnmt')).toContain('платье');
  expect(otherKeyboards('r-qktr')).toContain('көйлек');
  expect(otherKeyboards('р&м')).toContain('h&v');
});

test.each([
  ['dzhinsy', 'джинсы'],
  ['svitshot', 'свитшот'],
  ['yubka', 'юбка'],
  ['shalbar', 'шалбар'],
  ['джинсы', 'джинсы'],
])('%s sounds like %s', (typed, heard) => {
  expect(bySound(typed)).toBe(heard);
});

test.each([
  ['платье', 'плтье', 1],
  ['платье', 'палтье', 1],
  ['платье', 'платте', 1],
  ['платье', 'пальто', 3],
  ['платье', 'скафандр', 3],
])('%s and %s differ in %i letters, as far as it is counted', (one, other, letters) => {
  expect(distance(one, other, 2)).toBe(letters);
});

test('what is heard alike sounds alike', () => {
  expect([soundOf('чорное'), soundOf('футбалкка')]).toEqual([soundOf('черное'), soundOf('футболка')]);
});

test('a letter and its mark are the one letter that they make', () => {
  expect(wordsIn('Майка ёлочкой'.normalize('NFD'))).toEqual(wordsIn('Майка ёлочкой'));
});

test('a text falls into words; a single letter stays with what it is joined to', () => {
  expect(wordsIn('Платье-рубашка, T-shirt; V-образный')).toEqual([
    'платье',
    'рубашка',
    'tshirt',
    'vобразный',
  ]);
});
