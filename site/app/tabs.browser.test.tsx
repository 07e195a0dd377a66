import { changeCartFx } from '@rukav/features/cart';
import { $api, type Api } from '@rukav/features/api';
import { $isMember, actorChanged, session } from '@rukav/features/session';
import { allSettled, fork, scopeBind } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinTabs } from './tabs';

let actor: 'guest' | 'member' = 'guest';

/** Signs in or out as the server does: the cookie is there before a tab knows of it. */
function serverSays(next: typeof actor, token = '') {
  actor = next;
  document.cookie = `session_token=${token}; path=/; max-age=${token === '' ? 0 : 60}`;
}

/** A tab of this browser. All of them are in one page here, as a channel does not care. */
async function aTab() {
  const sent: string[] = [];
  const reload = vi.fn<() => void>();
  const send = (async ({ path }: { path: string }) => {
    sent.push(path);
    return path === '/session' ? { actor, locale: 'ru-RU', country: 'RU', flags: {} } : {};
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]] });
  await allSettled(session.openFx, { scope, params: {} });
  joinTabs(scope, reload);
  sent.length = 0;
  return { scope, sent, reload, isMember: () => scope.getState($isMember) };
}

const restored = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(() => serverSays('guest'));

test('a tab of a member who signs out in another one forgets the member at once and loads again', async () => {
  serverSays('member', 'first');
  const [here, there] = [await aTab(), await aTab()];

  serverSays('guest');
  scopeBind(actorChanged, { scope: here.scope })('guest');

  await expect.poll(() => there.reload.mock.calls.length).toBe(1);
  expect(there.isMember()).toBe(false);
  expect(there.sent).toEqual([]);
  expect(here.reload).not.toHaveBeenCalled();
});

test('a tab of a member in whose place another one signs in elsewhere loads again', async () => {
  serverSays('member', 'first');
  const [here, there] = [await aTab(), await aTab()];

  serverSays('member', 'second');
  scopeBind(actorChanged, { scope: here.scope })('member');

  await expect.poll(() => there.reload.mock.calls.length).toBe(1);
});

test('a guest’s tab goes on as the member’s who signs in in another one', async () => {
  const [here, there] = [await aTab(), await aTab()];

  serverSays('member', 'first');
  scopeBind(actorChanged, { scope: here.scope })('member');

  await expect.poll(there.isMember).toBe(true);
  await expect.poll(() => there.sent).toContain('/cart');
  expect(there.reload).not.toHaveBeenCalled();
});

test('a page that Back restores after a sign-out forgets the member before anything is asked', async () => {
  serverSays('member', 'first');
  const tab = await aTab();

  serverSays('guest');
  restored();

  expect(tab.isMember()).toBe(false);
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(tab.sent).toEqual([]);
});

test('a page that Back restores asks for its session, which may have ended on the server alone', async () => {
  serverSays('member', 'first');
  const tab = await aTab();

  actor = 'guest';
  restored();

  await expect.poll(() => tab.reload.mock.calls.length).toBe(1);
  expect(tab.isMember()).toBe(false);
});

test('a cart that is changed in one tab is looked at in the others', async () => {
  const [here, there] = [await aTab(), await aTab()];

  await allSettled(changeCartFx, { scope: here.scope, params: { send: async () => ({}) } });

  await expect.poll(() => there.sent).toContain('/cart');
  expect(here.sent).not.toContain('/cart');
});
