import { expect, test } from 'vitest';
import { WantedGiftCard } from './schemas.ts';

const wanted = {
  sum: 300_000,
  currency: 'RUB',
  sender: { email: 'olga@example.com' },
  receiver: { email: 'aigerim@example.com' },
  text: 'С днём рождения!\nОбнимаю',
  design: 'ribbon',
};
const faulty = (changes: object) =>
  WantedGiftCard.safeParse({ ...wanted, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('greeting and signature of a card are of one line each, and its text of several', () => {
  expect(faulty({ greeting: 'Дорогая Айгерим', signature: 'Ольга' })).toEqual([]);
  expect(faulty({ greeting: 'Дорогая\nАйгерим' })).toEqual(['greeting']);
  expect(faulty({ signature: 'Ольга\r\nБанк' })).toEqual(['signature']);
  expect(faulty({ greeting: 'Дорогая\u2028Айгерим', signature: 'Ольга\tБанк' })).toEqual([
    'greeting',
    'signature',
  ]);
});
