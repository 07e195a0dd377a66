import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { formatPhone, phoneFieldMasks } from './phone-mask.ts';

test.each([
  ['', ''],
  ['+7', '+7'],
  ['+79', '+7 (9'],
  ['+7916', '+7 (916'],
  ['+79161', '+7 (916) 1'],
  ['+7916123', '+7 (916) 123'],
  ['+791612345', '+7 (916) 123 45'],
  ['+79161234567', '+7 (916) 123 45 67'],
])('the stored %s is shown as "%s" [AUTH-39]', (value, text) => {
  expect(formatPhone(value)).toBe(text);
});

test.each([
  ['89161234567', '+7 (916) 123 45 67'],
  ['+7 916 123-45-67', '+7 (916) 123 45 67'],
  ['9161234567', '+7 (916) 123 45 67'],
  ['+7 (916) 123 45 67', '+7 (916) 123 45 67'],
])('what the browser fills in, "%s", becomes "%s" [AUTH-39]', (filled, text) => {
  expect(maskitoTransform(filled, phoneFieldMasks.RU.options)).toBe(text);
});

test.each([
  ['87771234567', '+7 (777) 123 45 67'],
  ['77771234567', '+7 (777) 123 45 67'],
  ['7771234567', '+7 (777) 123 45 67'],
])('what the browser fills in in Kazakhstan, "%s", becomes "%s" [AUTH-41]', (filled, text) => {
  expect(maskitoTransform(filled, phoneFieldMasks.KZ.options)).toBe(text);
});
