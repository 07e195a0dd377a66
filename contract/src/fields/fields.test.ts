import { expect, test } from 'vitest';
import { AddressFields, SavedAddressFields, StreetType } from './address.ts';
import { faultOf } from './fault.ts';
import { Email, FirstName, FullName, Phone, phoneOf } from './person.ts';
import { OrderComment, optionalLine, optionalText, requiredLine, requiredText } from './texts.ts';

const required = { code: 'required' };
const characters = { code: 'characters' };
const country = { code: 'country' };
const form = { code: 'form' };

test.each([
  ['Ли Ая', null],
  ['  Анна-Мария Ли  ', null],
  ['Әсел   Құрманғалиева', null],
  [`Ли ${'О'.repeat(97)}`, null],
  ['Анна', { code: 'partial' }],
  ['Анна-Мария', { code: 'partial' }],
  ['', required],
  ['   ', required],
  ['О', { code: 'short' }],
  ['О'.repeat(101), { code: 'long', most: 100 }],
  ['Анна Smith', { code: 'latin', letter: 'S' }],
  ['Анна Z', { code: 'latin', letter: 'Z' }],
  ['Анна 2', characters],
  ['Анна--Мария', characters],
  ['-Анна', characters],
  ['Анна-', characters],
])('a recipient %j is answered with %j [CHK-15]', (written, fault) => {
  expect(faultOf(FullName, written)).toEqual(fault);
});

test('spaces between the words of a recipient count as one, and those around them not at all', () => {
  expect(FullName.parse(' Анна   Ли ')).toBe('Анна Ли');
});

test.each([
  ['Анна-Мария', null],
  ['Ая', null],
  [' Ая ', null],
  ['Ә'.repeat(64), null],
  ['', required],
  ['  ', required],
  ['А', { code: 'short' }],
  ['А'.repeat(65), { code: 'long', most: 64 }],
  ['Анна Мария', characters],
  ['Anna', characters],
])('a first name %j is answered with %j [AUTH-24 AUTH-25]', (written, fault) => {
  expect(faultOf(FirstName, written)).toEqual(fault);
});

test.each([
  ['a@b.c', null],
  [' olga.li+1@mail.example.com ', null],
  [`${'o'.repeat(94)}@li.ru`, null],
  ['', required],
  ['  ', required],
  ['@b.c', form],
  ['olga', form],
  ['olga@example', form],
  ['olga@почта.рф', null],
  ['ольга@example.com', form],
  ['ольга@почта.рф', form],
  ['olga@почта', form],
  ['olga@почта .рф', form],
  ['olga li@example.com', form],
  ['olga@example.com, other@example.com', form],
  [`${'o'.repeat(95)}@li.ru`, { code: 'long', most: 100 }],
])('an e-mail address %j is answered with %j', (written, fault) => {
  expect(faultOf(Email, written)).toEqual(fault);
});

test('a Cyrillic domain is one address with its punycode', () => {
  const punycode = 'olga@xn--80a1acny.xn--p1ai';

  for (const written of ['olga@почта.рф', 'olga@ПОЧТА.РФ', punycode])
    expect(Email.parse(written)).toBe(punycode);
});

test('a text far beyond the length of an address is refused without being read letter by letter', () => {
  expect(faultOf(Email, `a@${'я'.repeat(60_000)}!`)).toMatchObject({ code: 'long' });
});

test.each([
  ['+79161234567', null],
  ['+77011234567', null],
  ['', required],
  ['+7916123456', { code: 'short' }],
  ['+791612345678', country],
  ['+74951234567', country],
  ['+7916123456x', country],
  ['8+79161234567', country],
])('a phone %j is answered with %j [AUTH-38 AUTH-40]', (written, fault) => {
  expect(faultOf(Phone, written)).toEqual(fault);
});

test('the form of a country takes phones of that country alone [AUTH-34 AUTH-35]', () => {
  const [russian, kazakh] = ['+79161234567', '+77011234567'];

  expect(faultOf(phoneOf('RU'), russian)).toBeNull();
  expect(faultOf(phoneOf('KZ'), kazakh)).toBeNull();
  expect(faultOf(phoneOf('RU'), kazakh)).toEqual(country);
  expect(faultOf(phoneOf('KZ'), russian)).toEqual(country);
});

test.each([
  ['house', ' 12 ', null],
  ['house', '12А', { code: 'digits' }],
  ['house', 'А12', { code: 'digits' }],
  ['street', ' Льва Толстого ', null],
  ['build', ' 2 ', null],
  ['entrance', '1', null],
  ['entrance', '1х', { code: 'digits' }],
  ['entrance', 'х1', { code: 'digits' }],
  ['houseBlock', '12АБ', null],
  ['houseBlock', 'а-б-в', { code: 'letters', most: 2 }],
] as const)('of an address, %s %j is answered with %j [ADDR-27]', (field, written, fault) => {
  expect(faultOf(AddressFields[field], written)).toEqual(fault);
});

test('what is written in an address is taken without the spaces around it', () => {
  expect(AddressFields.street.parse(' Льва Толстого ')).toBe('Льва Толстого');
  expect(AddressFields.house.parse(' 12 ')).toBe('12');
  expect(AddressFields.build.parse(' 2 ')).toBe('2');
});

test('an address is written in single lines, and its comment in several', () => {
  expect(AddressFields.street.parse('Льва\r\n\u0000Толстого')).toBe('Льва Толстого');
  expect(SavedAddressFields.addressName.parse('Дом\tу моря')).toBe('Дом у моря');
  expect(SavedAddressFields.comment.parse('Код 12\nПозвоните')).toBe('Код 12\nПозвоните');
});

test('a field has one fault at a time, the first', () => {
  const issues = (written: string) => AddressFields.entrance.safeParse(written).error?.issues.length;

  expect(issues('a'.repeat(11))).toBe(1);
  expect(issues('ф'.repeat(11))).toBe(1);
});

test('the kind of a street has at most thirty characters', () => {
  expect(faultOf(StreetType, 'у'.repeat(30))).toBeNull();
  expect(faultOf(StreetType, 'у'.repeat(31))).toEqual({ code: 'long', most: 30 });
});

test.each(['\n', '\r\n', '\t', '\u0000', '\u007f', '\u0085', '\u2028', '\u2029'])(
  'a line is refused with %j in it, and a text with line breaks is not',
  (control) => {
    const written = `Анна${control}Банк просит позвонить`;

    expect(faultOf(requiredLine(100), written)).toEqual(characters);
    expect(faultOf(optionalLine(100), written)).toEqual(characters);
    expect([faultOf(requiredText(100), 'а\nб'), faultOf(optionalText(100), 'а\nб')]).toEqual([null, null]);
  },
);

test('a text may be left out or has to be written, and its length is that without the spaces around it', () => {
  expect(faultOf(optionalText(3), '')).toBeNull();
  expect(faultOf(optionalText(3), ' абв ')).toBeNull();
  expect(faultOf(optionalText(3), 'абвг')).toEqual({ code: 'long', most: 3 });
  expect(faultOf(requiredText(3), '  ')).toEqual(required);
  expect(faultOf(requiredText(3), ' абв ')).toBeNull();
  expect(faultOf(requiredText(3), 'абвг')).toEqual({ code: 'long', most: 3 });
  expect(faultOf(OrderComment, 'а'.repeat(256))).toEqual({ code: 'long', most: 255 });
});
