import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $clock } from '../../platform/clock/index.ts';
import { $here, $isLocateFailed, geolocationFx, locateRequested } from './index.ts';

const minute = 60_000;

test('the browser is asked where it is once in ten minutes [GEO-06]', async () => {
  let now = 1;
  const ask = vi.fn(() => ({ lat: 55, lon: 37 }));
  const scope = fork({ values: [[$clock, { now: () => now }]], handlers: [[geolocationFx, ask]] });

  await allSettled(locateRequested, { scope });
  now += 10 * minute - 1;
  await allSettled(locateRequested, { scope });
  expect(ask).toHaveBeenCalledTimes(1);

  now += 1;
  await allSettled(locateRequested, { scope });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(scope.getState($here)).toEqual({ lat: 55, lon: 37 });
});

test('a shopper who asks and is not located is told so [ERR-167]', async () => {
  const scope = fork({
    values: [[$clock, { now: () => 1 }]],
    handlers: [
      [
        geolocationFx,
        () => {
          throw new Error('permission_denied');
        },
      ],
    ],
  });

  await allSettled(locateRequested, { scope });

  expect(scope.getState($isLocateFailed)).toBe(true);
  expect(scope.getState($here)).toBeNull();
});
