import { expect, test } from 'vitest';
import { readLine, withoutKind } from './read-line.ts';

test.each([
  ['Лесная', { street: 'Лесная', house: null, houseBlock: null }],
  ['Лесная 12', { street: 'Лесная', house: '12', houseBlock: null }],
  ['ул. Лесная, д. 12', { street: 'ул. Лесная', house: '12', houseBlock: null }],
  ['Лесная, дом 12а', { street: 'Лесная', house: '12', houseBlock: 'А' }],
  ['Лесная 12 к 2', { street: 'Лесная', house: '12', houseBlock: 'К2' }],
  ['Лесная, 12 корп. 2', { street: 'Лесная', house: '12', houseBlock: 'К2' }],
  ['Лесная 12/3', { street: 'Лесная', house: '12', houseBlock: '3' }],
  ['8 Марта', { street: '8 Марта', house: null, houseBlock: null }],
  ['Маяк 5', { street: 'Маяк', house: '5', houseBlock: null }],
  ['8 Марта 5', { street: '8 Марта', house: '5', houseBlock: null }],
  ['Абай даңғылы, 10', { street: 'Абай даңғылы', house: '10', houseBlock: null }],
  ['Абай даңғылы, 12-үй', { street: 'Абай даңғылы', house: '12', houseBlock: null }],
  ['Абай даңғылы, 12-үй, А корпусы', { street: 'Абай даңғылы', house: '12', houseBlock: 'А' }],
  ['Абай даңғылы, 12-үй, 2 корпусы', { street: 'Абай даңғылы', house: '12', houseBlock: 'К2' }],
  ['улица Лесная, д. 12, корп. А', { street: 'улица Лесная', house: '12', houseBlock: 'А' }],
  ['улица Лесная, д. 12, корп. К1', { street: 'улица Лесная', house: '12', houseBlock: 'К1' }],
  ['  12 ', { street: '12', house: null, houseBlock: null }],
])('the line “%s” is taken apart', (written, parts) => {
  expect(readLine(written)).toEqual(parts);
});

test.each([
  ['улица Лесная', 'Лесная'],
  ['ул. Лесная', 'Лесная'],
  ['Абай даңғылы', 'Абай'],
  ['Мектеп тұйық көшесі', 'Мектеп'],
  ['Лесная', 'Лесная'],
  ['Площадь', 'Площадь'],
])('the street “%s” is called %s', (written, name) => {
  expect(withoutKind(written)).toBe(name);
});
