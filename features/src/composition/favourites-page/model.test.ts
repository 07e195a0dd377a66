import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { heartPressed } from '../../domain/favourites/index.ts';
import { marked } from '../../domain/marks/index.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { favourites, favouritesLeft } from './model.ts';

/** A server that takes a heart when it is told to, and answers at once what it has taken. */
function aServer() {
  const taken = new Set<string>();
  const onTheirWay: (() => void)[] = [];
  let asked = 0;
  const send = ((
    { method, path }: { method: string; path: string },
    { body }: { body?: { productId: string } },
  ) => {
    if (method === 'GET') {
      asked += 1;
      return Promise.resolve({ favourites: [...taken].map((id) => ({ product: { id } })) });
    }
    return new Promise((done) => {
      onTheirWay.push(() => {
        taken[path.endsWith('remove') ? 'delete' : 'add'](body?.productId ?? '');
        done({});
      });
    });
  }) as unknown as Api;
  return {
    scope: fork({ values: [[$api, { send }]] }),
    take: () => onTheirWay.splice(0).forEach((arrive) => arrive()),
    asked: () => asked,
  };
}

/** The member fills the heart of a product. */
async function press(scope: Scope, productId: string) {
  await allSettled(marked, { scope, params: { productId, isFavourite: true } });
  return { isTold: allSettled(heartPressed, { scope, params: { productId, isFavourite: true } }) };
}

test('a heart that comes to the server after the page has asked is on the page all the same [FAV-01]', async () => {
  const { scope, take, asked } = aServer();
  const { isTold } = await press(scope, 'p1');
  void allSettled(favourites.opened, { scope, params: {} });
  await expect.poll(() => scope.getState(favourites.$own).answer?.favourites).toEqual([]);

  take();
  await isTold;

  expect(scope.getState(favourites.$own).answer?.favourites).toEqual([{ product: { id: 'p1' } }]);
  expect(asked()).toBe(2);
});

test('a heart that the page shows, and one that is pressed when the page is left, ask for nothing', async () => {
  const { scope, take, asked } = aServer();
  const pressAndTake = async (productId: string) => {
    const { isTold } = await press(scope, productId);
    take();
    await isTold;
  };
  await pressAndTake('p1');
  await allSettled(favourites.opened, { scope, params: {} });

  await pressAndTake('p1');
  await allSettled(favouritesLeft, { scope });
  await pressAndTake('p2');

  expect(asked()).toBe(1);
});
