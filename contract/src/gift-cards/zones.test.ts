import { expect, test } from 'vitest';
import { giftZones, momentAt, offsetOf, wallTimeOf, zoneName } from './zones.ts';

test('each zone that is offered names cities in both languages, and its offset', () => {
  for (const zone of giftZones)
    for (const language of ['ru', 'kk'] as const)
      expect(zoneName(zone, language)).toMatch(/^\p{L}.+ \(UTC\+\d+\)$/u);
  expect(zoneName('+05:00', 'ru')).toContain('Алматы');
  expect(['+05:30', '-03:00', '+00:00'].map((offset) => zoneName(offset, 'ru'))).toEqual([
    'UTC+5:30',
    'UTC-3',
    'UTC+0',
  ]);
});

test('a moment is written as the clock of its zone shows it', () => {
  const moment = new Date('2026-03-04T22:30:00Z');

  expect(
    ['+03:00', '-05:30', offsetOf('2026-03-04T22:30:00Z')].map((zone) => momentAt(moment, zone)),
  ).toEqual([
    '2026-03-05T01:30:00.000+03:00',
    '2026-03-04T17:00:00.000-05:30',
    '2026-03-04T22:30:00.000+00:00',
  ]);
  expect(wallTimeOf(momentAt(moment, '+03:00'))).toEqual({
    day: '2026-03-05',
    time: '01:30',
    offset: '+03:00',
  });
});
