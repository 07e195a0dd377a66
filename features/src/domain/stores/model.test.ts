import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { getStoresNear, getStoresOfCity } from '@rukav/contract/geography/calls.ts';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { setCityFx } from '../../platform/session/index.ts';
import { aPoint } from '../obtaining/obtaining-builders.ts';
import { geolocationFx } from '../obtaining/index.ts';
import { $isNear, $listState, nearToggled, storesOfCity } from './model.ts';

test('a city that is chosen takes the place of the shops around', async () => {
  const send = (async ({ path }: { path: string }) =>
    path === getStoresNear.path ? { stores: [aPoint()] } : {}) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [[geolocationFx, () => ({ lat: 55, lon: 37 })]],
  });
  await allSettled(nearToggled, { scope, params: true });
  expect(scope.getState($isNear)).toBe(true);

  await allSettled(setCityFx, { scope, params: { body: { cityId: 551487 } } });

  expect(scope.getState($isNear)).toBe(false);
});

test('shops that did not come are told from a city that has none', async () => {
  let isDown = true;
  const send = (async ({ path }: { path: string }) => {
    if (path === getStoresOfCity.path && isDown) throw new CallFailed({ kind: 'fault', status: 503 });
    return { stores: [], cities: [] };
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]] });
  expect(scope.getState($listState)).toBe('awaited');

  await allSettled(storesOfCity.openFx, { scope, params: { query: { cityId: 524901 } } });
  expect(scope.getState($listState)).toBe('failed');
  isDown = false;
  await allSettled(storesOfCity.retryFx, { scope });

  expect(scope.getState($listState)).toBe('known');
});
