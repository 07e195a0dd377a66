import { expect, test } from 'vitest';
import { streetName } from './street-name.ts';

test.each([
  ['улица', 'Садовая', 'улица Садовая'],
  ['ул.', 'Льва Толстого', 'ул. Льва Толстого'],
  ['көшесі', 'Бақ', 'Бақ көшесі'],
  ['даңғылы', 'Абай', 'Абай даңғылы'],
  ['', 'Абая', 'Абая'],
])('a street of the kind “%s” is called in the order of its language', (streetType, street, called) => {
  expect(streetName({ street, streetType })).toBe(called);
});
