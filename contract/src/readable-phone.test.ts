import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+79161234567', '+7 916 123 45 67'],
  ['+77012548597', '+7 701 254 85 97'],
  ['+7916', '+7916'],
  ['', ''],
])('the phone %s is read as %s', (phone, read) => {
  expect(readablePhone(phone).replaceAll('\u00a0', ' ')).toBe(read);
});
