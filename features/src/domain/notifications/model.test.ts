import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { messages, tabOpened } from './model.ts';

const unread = { actions: 0, orders: 0, messages: 0, bonuses: 0 };

/** A member's shop that notes what it is asked for; an answer waits until it is let go. */
function aShop() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const send = (({ path }: { path: string }, { query }: { query: { slot: string; ids?: string } }) => {
    asked.push([path, query.slot, query.ids].filter(Boolean).join(' '));
    if (path === '/account/messages-read') return Promise.resolve({ unread });
    const messages = query.slot === 'actions' ? [] : [{ id: '8' }, { id: '7' }];
    return new Promise((answer) => waiting.push(() => answer({ messages, totalCount: 9, unread })));
  }) as unknown as Api;
  return { scope: fork({ values: [[$api, { send }]] }), asked, letGo: () => waiting.shift()?.() };
}

test('what a page shows of a tab is read once it is there, and not while those of another are on the page [SUBS-16]', async () => {
  const { scope, asked, letGo } = aShop();
  const open = (slot: 'orders' | 'messages') =>
    allSettled(tabOpened, { scope, params: { slot, pageNumber: 0 } });

  const first = open('orders');
  expect(asked).toEqual(['/account/messages orders']);
  letGo();
  await first;
  expect(asked.slice(1)).toEqual(['/account/messages-read orders 8,7']);

  const second = open('messages');
  expect(asked.slice(2)).toEqual(['/account/messages messages']);
  letGo();
  await second;
  expect(asked.slice(3)).toEqual(['/account/messages-read messages 8,7']);
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
    '/account/messages-read bonuses 8,7',
  ]);
});

test('a tab without messages has nothing that could be read', async () => {
  const { scope, asked, letGo } = aShop();
  const open = allSettled(tabOpened, { scope, params: { slot: 'actions', pageNumber: 0 } });
  letGo();
  await open;

  expect(asked).toEqual(['/account/messages actions']);
});

test.each([
  [41, 9, [[{ to: '/personal/notifications/messages?page=3', replace: true }]]],
  [20, 1, [[{ to: '/personal/notifications/messages', replace: true }]]],
  [0, 1, [[{ to: '/personal/notifications/messages', replace: true }]]],
  [0, 0, []],
])('of %i messages an empty page %i, from 0, leads to the last page', async (totalCount, pageNumber, led) => {
  const went = vi.fn<(request: unknown) => void>();
  const send = (async () => ({ messages: [], totalCount, unread })) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]], handlers: [[addressRequestedFx, went]] });

  await allSettled(tabOpened, { scope, params: { slot: 'messages', pageNumber } });

  expect(went.mock.calls).toEqual(led);
});
