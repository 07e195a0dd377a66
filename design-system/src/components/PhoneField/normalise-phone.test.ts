import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { normalisePhone, phoneMasks, phonePatterns, type PhoneCountry } from './normalise-phone.ts';

const numbers = {
  RU: ['9161234567', '9031112233', '9999999999', '9850000001'],
  KZ: ['7011234567', '7771234567', '7471234567', '7750000001'],
} satisfies Record<PhoneCountry, readonly string[]>;

/** The ways in which people write a number whose ten figures are given. */
const spellings = (n: string) => [
  n,
  `8${n}`,
  `7${n}`,
  `+7${n}`,
  `8 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6, 8)}-${n.slice(8)}`,
  `+7 (${n.slice(0, 3)}) ${n.slice(3, 6)} ${n.slice(6, 8)} ${n.slice(8)}`,
  `8-${n.slice(0, 3)}-${n.slice(3, 6)}-${n.slice(6)}`,
  `(${n.slice(0, 3)}) ${n.slice(3)}`,
  `\u00A0+7\u00A0${n.slice(0, 3)}\u00A0${n.slice(3)} `,
  `тел.: 8 ${n.slice(0, 3)} ${n.slice(3)}`,
];

const everySpelling = (['RU', 'KZ'] as const).flatMap((country) =>
  numbers[country].flatMap((number) => spellings(number).map((raw) => ({ country, number, raw }))),
);

test.each(everySpelling)(
  '$raw in $country is +7$number, as libphonenumber reads it [AUTH-42 AUTH-43 AUTH-44]',
  ({ country, number, raw }) => {
    const oracle = parsePhoneNumberFromString(raw, country);

    const phone = normalisePhone(raw, country);

    expect(phone).toBe(`+7${number}`);
    expect(phone).toBe(oracle?.number);
  },
);

test.each([
  ['', ''],
  ['нет телефона', ''],
  ['8', '+7'],
  ['8916', '+7916'],
  ['7916', '+7916'],
  ['916', '+7916'],
])('what is not yet a number keeps the figures it has: "%s" is "%s" [AUTH-42 AUTH-44]', (raw, phone) => {
  expect(normalisePhone(raw, 'RU')).toBe(phone);
});

test.each([
  ['RU', '+79161234567', true],
  ['RU', '+77011234567', false],
  ['RU', '+7916123456', false],
  ['RU', '+791612345678', false],
  ['RU', '79161234567', false],
] as const)('a Russian phone is +79 and nine figures: %s %s is %s [AUTH-38]', (country, phone, isPhone) => {
  expect(phonePatterns[country].test(phone)).toBe(isPhone);
});

test.each([
  ['KZ', '+77011234567', true],
  ['KZ', '+79161234567', false],
  ['KZ', '+7701123456', false],
  ['KZ', '+770112345678', false],
] as const)('a Kazakh phone is +77 and nine figures: %s %s is %s [AUTH-40]', (country, phone, isPhone) => {
  expect(phonePatterns[country].test(phone)).toBe(isPhone);
});

test('a number of another country is refused and not taken for one of ours', () => {
  expect(normalisePhone('+375 29 123-45-67', 'RU')).not.toMatch(phonePatterns.RU);
  expect(normalisePhone('+1 916 123 4567', 'RU')).not.toMatch(phonePatterns.RU);
});

test('a Russian phone is written +7 (9xx) xxx xx xx [AUTH-39]', () => {
  expect(phoneMasks.RU).toBe('+7 (9xx) xxx xx xx');
});

test('a Kazakh phone is written +7 (7xx) xxx xx xx [AUTH-41]', () => {
  expect(phoneMasks.KZ).toBe('+7 (7xx) xxx xx xx');
});
