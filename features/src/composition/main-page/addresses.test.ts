import { expect, test } from 'vitest';
import { addressOf, genderOf, genders } from './index.ts';

test.each(genders)('the address of the main page for %s says whom it is for [MODAL-18]', (gender) => {
  const { searchParams } = new URL(addressOf(gender), 'https://rukav.test');

  expect(genderOf(searchParams)).toBe(gender);
});

test('an address that names nobody known is the main page for women', () => {
  expect(genderOf(new URLSearchParams('gender=robots'))).toBe('women');
});
