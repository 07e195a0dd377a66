import { expect, test } from 'vitest';
import { reasonFaults } from './reason.ts';

const reasons = [
  { code: 'cheaper', name: 'Нашлось дешевле', needsComment: false },
  { code: 'other', name: 'Другая причина', needsComment: true },
];

test.each([
  ['no reason', { code: '', comment: '' }, 'code required'],
  ["one of the shop's reasons", { code: 'cheaper', comment: '' }, null],
  [
    "one of the shop's reasons, with words written before",
    { code: 'cheaper', comment: 'я'.repeat(300) },
    null,
  ],
  ['another reason without words', { code: 'other', comment: '' }, 'comment required'],
  ['another reason of spaces', { code: 'other', comment: '   ' }, 'comment required'],
  ['another reason in words', { code: 'other', comment: 'Уезжаю' }, null],
  ['another reason in 255 letters', { code: 'other', comment: 'я'.repeat(255) }, null],
  ['another reason in 256 letters', { code: 'other', comment: 'я'.repeat(256) }, 'comment long'],
])('%s: %j is answered by %s [ORD-19 ORD-20 ORD-21]', (_, draft, expected) => {
  const faults = Object.entries(reasonFaults(draft, reasons)).map(([field, { code }]) => `${field} ${code}`);

  expect(faults).toEqual(expected === null ? [] : [expected]);
});
