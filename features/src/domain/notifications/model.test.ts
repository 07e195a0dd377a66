import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { messages, tabOpened } from './model.ts';

const unread = { actions: 0, orders: 0, messages: 0, bonuses: 0 };

/** A member's shop that notes what it is asked for; an answer waits until it is let go. */
function aShop() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const send = (({ path }: { path: string }, { query }: { query: { slot: string } }) => {
    asked.push(`${path} ${query.slot}`);
    if (path === '/account/messages-read') return Promise.resolve({ unread });
    return new Promise((answer) => waiting.push(() => answer({ messages: [], totalCount: 0, unread })));
  }) as unknown as Api;
  return { scope: fork({ values: [[$api, { send }]] }), asked, letGo: () => waiting.shift()?.() };
}

test('a tab is read once its messages are there, and not while those of another are on the page [SUBS-16]', async () => {
  const { scope, asked, letGo } = aShop();
  const open = (slot: 'orders' | 'messages') =>
    allSettled(tabOpened, { scope, params: { slot, pageNumber: 0 } });

  const first = open('orders');
  expect(asked).toEqual(['/account/messages orders']);
  letGo();
  await first;
  expect(asked.slice(1)).toEqual(['/account/messages-read orders']);

  const second = open('messages');
  expect(asked.slice(2)).toEqual(['/account/messages messages']);
  letGo();
  await second;
  expect(asked.slice(3)).toEqual(['/account/messages-read messages']);
  expect(scope.getState(messages.$own)).toMatchObject({ state: 'ready' });
});

test('a tab that was left before its messages came is not read', async () => {
  const { scope, asked, letGo } = aShop();
  void allSettled(tabOpened, { scope, params: { slot: 'orders', pageNumber: 0 } });
  const second = allSettled(tabOpened, { scope, params: { slot: 'bonuses', pageNumber: 0 } });
  letGo();
  letGo();
  await second;
  expect(asked.filter((call) => call.startsWith('/account/messages-read'))).toEqual([
    '/account/messages-read bonuses',
  ]);
});
