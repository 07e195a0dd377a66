import { expect, test } from 'vitest';
import { dropLatin, hasLatin, keepAlphanumeric, keepDigits } from './character-filters.ts';

test.each([
  ['ул. Абая, 12', 'улАбая12'],
  ['Шәкәрім даңғылы №7', 'Шәкәрімдаңғылы7'],
  ['Home-5 / ӘҒҚҢӨҰҮҺІ Ё', 'Home5ӘҒҚҢӨҰҮҺІЁ'],
  ['—…«»!', ''],
])('the alphanumeric filter makes "%s" into "%s" [ADDR-35]', (text, kept) => {
  expect(keepAlphanumeric(text)).toBe(kept);
});

test.each([
  ['12А', '12'],
  ['кв. 007', '007'],
  ['', ''],
])('the digits filter makes "%s" into "%s" [ADDR-36]', (text, kept) => {
  expect(keepDigits(text)).toBe(kept);
});

test.each([
  ['Lenina ул., 5', ' ул., 5'],
  ['Москва', 'Москва'],
  ['Қабанбай батыр d. 10/2 №3', 'Қабанбай батыр . 10/2 №3'],
])('the filter against Latin letters makes "%s" into "%s" [ADDR-37]', (text, kept) => {
  expect(dropLatin(text)).toBe(kept);
});

test('a Latin letter that looks like a Cyrillic one is noticed', () => {
  expect(hasLatin('Мoсква')).toBe(true);
  expect(hasLatin('Москва')).toBe(false);
});
