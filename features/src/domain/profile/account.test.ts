import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { actorChanged, session } from '../../platform/session/index.ts';
import { $profile, profileRequested } from './index.ts';

const profile = { firstName: 'Анна' };

async function aVisit() {
  const asked = vi.fn();
  const send = (async ({ path }: { path: string }) => {
    if (path === '/session') return { country: 'RU', actor: 'guest', flags: {} };
    asked(path);
    return { profile };
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]] });
  await allSettled(session.openFx, { scope, params: {} });
  return { asked, scope };
}

test('the profile of a guest is not asked for', async () => {
  const { scope, asked } = await aVisit();

  await allSettled(profileRequested, { scope });

  expect(asked).not.toHaveBeenCalled();
});

test('the profile of a member is asked for once, however many views show it', async () => {
  const { scope, asked } = await aVisit();
  await allSettled(profileRequested, { scope });

  await allSettled(actorChanged, { scope, params: 'member' });
  await allSettled(profileRequested, { scope });

  expect(asked.mock.calls).toEqual([['/account']]);
  expect(scope.getState($profile)).toEqual(profile);
});
