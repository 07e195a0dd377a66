import { expect, test } from 'vitest';
import { place } from './place.ts';

const phone = { width: 320, height: 640 };
const bubble = { width: 200, height: 100 };

test.each([
  ['beneath and centred', { top: 100, bottom: 140, left: 140, width: 40 }, { top: 148, left: 60 }],
  ['above where beneath is no room', { top: 560, bottom: 600, left: 140, width: 40 }, { top: 452, left: 60 }],
  ['within the left edge', { top: 100, bottom: 140, left: 0, width: 40 }, { top: 148, left: 8 }],
  ['within the right edge', { top: 100, bottom: 140, left: 280, width: 40 }, { top: 148, left: 112 }],
])('a bubble stands %s', (_where, anchor, expected) => {
  expect(place(anchor, bubble, phone, 'below')).toEqual(expected);
});

test('a bubble taller than the screen begins at its top', () => {
  const anchor = { top: 100, bottom: 140, left: 140, width: 40 };

  expect(place(anchor, { width: 200, height: 900 }, phone, 'below').top).toBe(8);
});
