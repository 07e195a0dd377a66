import { expect, test } from 'vitest';
import { aPoint } from '../obtaining/obtaining-builders.ts';
import { storeMeta } from './store-meta.ts';

test('search engines read the hours of a shop on its days, and none of a shop that does not sell now [STORE-01]', () => {
  const workHours = Array.from({ length: 7 }, (_, day) =>
    day === 6 ? null : { from: '10:00', to: '22:00' },
  );
  const hoursOf = (shopNowStatus: 'IS_OPEN' | 'NOT_SALE') =>
    storeMeta(aPoint({ workHours, shopStatus: { shopNowStatus } }), 'https://shop.example', 'ru-RU')
      .openingHoursSpecification;

  expect(hoursOf('IS_OPEN')).toHaveLength(6);
  expect(hoursOf('IS_OPEN')?.[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Monday',
    opens: '10:00',
    closes: '22:00',
  });
  expect(hoursOf('NOT_SALE')).toBeUndefined();
});
