import { describe, expect, test } from 'vitest';
import { courierDays, courierPrice, isDeliveredTo } from './courier.ts';
import { keptUntil, pickupDay } from './pickup.ts';

const moscow = { id: 524901, population: 12_000_000, timeZone: 'Europe/Moscow' };
const town = { id: 1, population: 40_000, timeZone: 'Asia/Omsk' };
const daily = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));
const noon = new Date('2026-11-21T12:00:00+03:00');

describe('a courier', () => {
  test('comes the next day where a warehouse is, and a week of days can be chosen', () => {
    expect(courierDays(moscow, noon)).toHaveLength(7);
    expect(courierDays(moscow, noon)[0]).toBe('2026-11-22');
  });

  test('comes a day later for an order of the evening, by the clock of the city', () => {
    const evening = new Date('2026-11-21T18:30:00+03:00');

    expect(courierDays(moscow, evening)[0]).toBe('2026-11-23');
    expect(courierDays(town, noon)[0]).toBe('2026-11-26');
  });

  test('costs nothing from the threshold on [SHIP-35]', () => {
    expect(courierPrice(299_999, 'RUB')).toBe(29_900);
    expect(courierPrice(300_000, 'RUB')).toBe(0);
    expect(courierPrice(1_499_999, 'KZT')).toBe(149_000);
    expect(courierPrice(1_500_000, 'KZT')).toBe(0);
  });

  test('does not go to a village', () => {
    expect(isDeliveredTo({ population: 3000 })).toBe(false);
    expect(courierDays({ ...town, population: 3000 }, noon)).toEqual([]);
  });
});

describe('a pickup', () => {
  test.each([
    ['today while the shop is open two hours more', '2026-11-21T19:00:00+03:00', true, '2026-11-21'],
    ['tomorrow when it closes sooner', '2026-11-21T20:30:00+03:00', true, '2026-11-22'],
    [
      'after the road when something comes from the warehouse',
      '2026-11-21T12:00:00+03:00',
      false,
      '2026-11-23',
    ],
  ])('is ready %s', (_, now, isAllThere, day) => {
    expect(pickupDay({ workHours: daily, city: moscow, isAllThere }, new Date(now))).toBe(day);
  });

  test('waits for the shop to open after a day off', () => {
    const closedOnSunday = daily.with(6, null as never);

    expect(
      pickupDay(
        { workHours: closedOnSunday, city: moscow, isAllThere: true },
        new Date('2026-11-21T21:00:00+03:00'),
      ),
    ).toBe('2026-11-23');
  });

  test('is kept two days [SHIP-36]', () => {
    expect(keptUntil('2026-11-22')).toBe('2026-11-24');
  });
});
