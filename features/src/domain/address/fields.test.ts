import { expect, test } from 'vitest';
import { addressFault, splitHouse, type AddressField } from './fields.ts';

const codeOf = (field: AddressField, text: string) => addressFault(field, text)?.code ?? null;

test.each([
  ['street', 'required', 'ADDR-12'],
  ['house', 'required', 'ADDR-13'],
  ['houseBlock', null, ''],
  ['build', null, ''],
  ['entrance', null, ''],
  ['floor', null, ''],
  ['apartment', null, ''],
] as const)('an empty %s is %s [%s]', (field, code, _row) => {
  expect(codeOf(field, '  ')).toBe(code);
});

test.each(['street', 'house', 'houseBlock', 'build', 'entrance', 'floor', 'apartment'] as const)(
  'Latin letters are refused in %s, and the letter is named [ADDR-14]',
  (field) => {
    expect(addressFault(field, '1А b')).toEqual({ code: 'latin', letter: 'b' });
  },
);

test.each([
  ['street', 200, 'ADDR-20'],
  ['house', 20, 'ADDR-21'],
  ['houseBlock', 10, 'ADDR-22'],
  ['build', 10, 'ADDR-23'],
  ['entrance', 10, 'ADDR-24'],
  ['floor', 3, 'ADDR-25'],
  ['apartment', 10, 'ADDR-26'],
] as const)('%s takes %i characters and no more [%s]', (field, most, _row) => {
  expect(codeOf(field, '1'.repeat(most))).toBeNull();
  expect(addressFault(field, '1'.repeat(most + 1))).toEqual({ code: 'long', most });
});

test.each([
  ['house', 'ADDR-18'],
  ['entrance', 'ADDR-15'],
  ['floor', 'ADDR-16'],
  ['apartment', 'ADDR-17'],
] as const)('%s takes digits only [%s]', (field, _row) => {
  expect(codeOf(field, '12')).toBeNull();
  expect(codeOf(field, 'А1')).toBe('digits');
});

test.each([
  ['А', null],
  ['2А', null],
  ['АБ', null],
  ['АБВ', 'letters'],
  ['ҚҢӨ', 'letters'],
])('a block %s has at most two letters [ADDR-27]', (block, code) => {
  expect(codeOf('houseBlock', block)).toBe(code);
});

test.each([
  ['12А', { house: '12', houseBlock: 'А' }],
  ['12 а', { house: '12', houseBlock: 'А' }],
  ['12/3', { house: '12', houseBlock: '3' }],
  ['12к2', { house: '12', houseBlock: '2' }],
  ['7 корп. 2', { house: '7', houseBlock: '2' }],
  ['12', null],
  ['12b', null],
  ['12АБВГ', null],
])('the house %s is taken apart and nothing is lost', (written, parts) => {
  expect(splitHouse(written)).toEqual(parts);
});
