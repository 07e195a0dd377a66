import { expect, test } from 'vitest';
import { cardNumbersIn, codesIn, secretsIn } from './secrets.ts';

test('numbers of bank cards are found however they are written; gift cards and other digits are none', () => {
  expect(cardNumbersIn('pan=4111 1111 1111 1111&x=2200-0000-0000-0004')).toEqual(['4111…', '2200…']);
  expect(cardNumbersIn('card 5105105105105100 paid')).toEqual(['5105…']);
  expect(cardNumbersIn('5105105105105100', new Set(['5105105105105100']))).toEqual([]);
  expect(cardNumbersIn('\\x9a4111111111111111f0 4111111111111111-a')).toEqual([]);
  expect(cardNumbersIn('1764153600000 4111111111111112 id=41111111111111110')).toEqual([]);
});

test.each([
  ['"msg":"+79161234567"', 'a phone'],
  ['recipient=%2B77011234567', 'a phone'],
  ['8 (916) 123-45-67', 'a phone'],
  ['to anna@example.com', 'a mailbox'],
  ['recipient=anna%40example.test', 'a mailbox'],
  ['code 482913', 'a secret'],
  ['token=Zm9vYmFyYmF6cXV4', 'a secret'],
])('%s is told of in a log', (line, kind) => {
  const found = secretsIn(line, new Set(['482913', 'Zm9vYmFyYmF6cXV4']));

  expect(found.map((one) => one.split(':')[0])).toEqual([kind]);
});

test('a log of requests has nothing that is personal', () => {
  const line =
    '{"level":30,"time":1764153600000,"pid":4829,"reqId":"e7647848-6849-4592-a02c-5ba3ea64b2c5","method":"GET","route":"/api/v3/order/:id","ms":1.482913}';

  expect(secretsIn(line.replace('"ms":1.482913', '"ms":1.5'), new Set(['482913']))).toEqual([]);
});

test('codes are read out of messages', () => {
  expect(codesIn('Код: 482913. PIN-код: 123456, карта 4276 1600 1234 1234')).toEqual(['482913', '123456']);
});
