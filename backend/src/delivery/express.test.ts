import { describe, expect, test } from 'vitest';
import { expressDay } from './express.ts';
import { keptByPartnerUntil, partnerDay, partnerPrice } from './partner.ts';

const moscow = { id: 524901, population: 12_000_000, timeZone: 'Europe/Moscow' };
const until = (to: string) => Array.from({ length: 7 }, () => ({ from: '10:00', to }));
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);

describe('express', () => {
  test.each([
    ['08:00', '2026-11-21', '10:00'],
    ['10:30', '2026-11-21', '12:00'],
    ['20:00', '2026-11-21', '20:00'],
    ['20:01', '2026-11-22', '10:00'],
    ['23:30', '2026-11-22', '10:00'],
  ])('at %s comes on %s from %s on [SHIP-31 SHIP-32]', (time, date, from) => {
    const day = expressDay([until('20:00'), until('22:00')], moscow.timeZone, at(time));

    expect([day?.date, day?.intervals[0]?.from]).toEqual([date, from]);
  });

  test('comes while the shops are open alone', () => {
    expect(expressDay([until('21:00')], moscow.timeZone, at('18:30'))?.intervals).toEqual([
      { from: '20:00', to: '21:00' },
    ]);
    expect(expressDay([until('13:00')], moscow.timeZone, at('20:00'))?.intervals).toEqual([
      { from: '10:00', to: '12:00' },
      { from: '12:00', to: '13:00' },
    ]);
  });

  test('does not come where no shop is open today or tomorrow', () => {
    expect(expressDay([], moscow.timeZone, at('12:00'))).toBeNull();
    expect(expressDay([until('22:00').map(() => null)], moscow.timeZone, at('12:00'))).toBeNull();
  });
});

describe('a partner’s point', () => {
  test('has things after the road, a post office later, on a day on which it is open', () => {
    const closedOnTuesday = until('20:00').with(1, null as never);
    const day = (type: 'pvz' | 'post') =>
      partnerDay({ type, workHours: closedOnTuesday, city: moscow }, at('12:00'));

    expect([day('pvz'), day('post')]).toEqual(['2026-11-23', '2026-11-25']);
  });

  test('costs nothing from the threshold on, and keeps an order for its own time', () => {
    expect(partnerPrice('postamat', 299_999, 'RUB')).toBe(14_900);
    expect(partnerPrice('post', 300_000, 'RUB')).toBe(0);
    expect(partnerPrice('pvz', 0, 'KZT')).toBe(79_000);
    expect(keptByPartnerUntil('postamat', '2026-11-21')).toBe('2026-11-24');
  });
});
