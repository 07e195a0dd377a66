import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import '../../composition/wiring/index.ts';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { session } from '../../platform/session/index.ts';
import { byPattern, productViewed, viewedMerged } from './index.ts';
import { openShelvesFx } from './ask.ts';
import { viewedKeptFx, viewedReadFx } from './viewed-storage.ts';

async function aVisit(actor: 'guest' | 'member', kept: unknown = null, isDown = false) {
  const browser = { kept };
  const sent: unknown[] = [];
  const send = (async ({ path }: { path: string }, { body, query }: { body?: unknown; query?: unknown }) => {
    if (path === '/session') return { actor };
    sent.push(body ?? query);
    if (isDown) throw new CallFailed({ kind: 'fault', status: 503 });
    return { slots: [] };
  }) as unknown as Api;
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now: () => 0 }],
    ],
    handlers: [
      [viewedReadFx, () => browser.kept],
      [viewedKeptFx, (ids: readonly string[]) => void (browser.kept = ids)],
    ],
  });
  await allSettled(session.openFx, { scope, params: {} });
  return { scope, sent, browser };
}

test('a guest’s browser remembers what she looks at, latest first, and nobody is told [PROF-10]', async () => {
  const { scope, sent, browser } = await aVisit('guest');

  for (const params of ['a', 'b', 'a']) await allSettled(productViewed, { scope, params });

  expect(browser.kept).toEqual(['a', 'b']);
  expect(sent).toEqual([]);
});

test('thirty products are remembered, and what is none is not read', async () => {
  const { scope, browser } = await aVisit('guest', [
    '<b>',
    7,
    null,
    ...Array.from({ length: 40 }, (_, n) => `p${n}`),
  ]);

  await allSettled(productViewed, { scope, params: 'new' });

  expect(browser.kept).toHaveLength(30);
  expect((browser.kept as string[]).slice(0, 3)).toEqual(['new', 'p0', 'p1']);
});

test('signing in takes along what the browser remembers, and then it is kept with the account', async () => {
  const { scope, sent, browser } = await aVisit('member', ['a', 'b']);
  await allSettled(viewedMerged, { scope });
  await allSettled(productViewed, { scope, params: 'c' });

  expect(sent).toEqual([
    { productId: 'a', before: ['b'] },
    { productId: 'c', before: [] },
  ]);
  expect(browser.kept).toEqual([]);
});

test('what could not be told stays in the browser and goes along with the next', async () => {
  const { scope, browser } = await aVisit('member', ['a'], true);
  await allSettled(viewedMerged, { scope });
  expect(browser.kept).toEqual(['a']);

  await allSettled(productViewed, { scope, params: 'b' });
  expect(browser.kept).toEqual(['b', 'a']);
});

test('what a guest has looked at goes along with the question; what a member has the server knows', async () => {
  const guest = await aVisit('guest', ['a', 'b']);
  await allSettled(openShelvesFx, { scope: guest.scope, params: { pattern: 'product', ids: 'c' } });
  const member = await aVisit('member', ['a']);
  await allSettled(openShelvesFx, { scope: member.scope, params: { pattern: 'main', ids: '' } });

  expect(guest.sent).toEqual([{ pattern: 'product', ids: 'c', viewed: 'a,b' }]);
  expect(member.sent).toEqual([{ pattern: 'main' }]);
});

test('after another product was looked at, rows are asked for anew', async () => {
  const { scope, sent } = await aVisit('guest', []);
  const open = () => allSettled(openShelvesFx, { scope, params: { pattern: 'main' as const, ids: '' } });
  await open();
  await open();
  expect(sent).toHaveLength(1);

  await allSettled(productViewed, { scope, params: 'a' });
  await open();
  expect(sent).toEqual([{ pattern: 'main' }, { pattern: 'main', viewed: 'a' }]);
  expect(scope.getState(byPattern.$current).answer).toEqual({ slots: [] });
});
