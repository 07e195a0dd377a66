import { createStore, fork } from 'effector';
import type { Call } from '@rukav/contract';
import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { catalogue } from '@rukav/contract/catalogue/legacy-calls.ts';
import { expect, test } from 'vitest';
import { rememberCall } from './query-calls.ts';
import { withLateAnswers, withoutLargeAnswers } from './late-answers.ts';

const sid = 'GET /category-products:entries';
rememberCall(sid, getCategoryProducts);
const scope = fork();

const entryOf = (answer: unknown, changes: object = {}) => ({
  key: 'dresses',
  request: { query: { url: 'zhenschiny/platya', filters: 'color=red' } },
  state: 'ready',
  answer,
  failure: null,
  at: 7,
  ...changes,
});
const large = { tiles: Array.from({ length: 2000 }, (_, id) => ({ type: 'product_tile', id })) };
const rendered = { city: 'Москва', [sid]: { dresses: entryOf(large), none: entryOf({ tiles: [] }) } };
const address = '/api/category-products?url=zhenschiny%2Fplatya&filters=color%3Dred';

test('a large answer is left out of the page, which says where it is; a small one stays', () => {
  const { values, late } = withoutLargeAnswers(rendered, scope);

  expect(values).toEqual({
    city: 'Москва',
    [sid]: { dresses: entryOf(null), none: entryOf({ tiles: [] }) },
  });
  expect(late).toEqual([
    { sid, key: 'dresses', address: expect.stringContaining(address.slice(4)), mark: expect.any(Number) },
  ]);
});

test('an answer is asked for by the call that counts in the scope of the page', () => {
  const $called = createStore<Call>(getCategoryProducts, { serialize: 'ignore', sid: 'called' });
  rememberCall('either:entries', $called);
  const either = { 'either:entries': { dresses: entryOf(large) } };
  const addressIn = (called: Call) =>
    withoutLargeAnswers(either, fork({ values: [[$called, called]] })).late[0]?.address;

  expect(addressIn(getCategoryProducts)).toContain('/api/v3/category-products?');
  expect(addressIn(catalogue)).toContain('/api/v2/front/catalogue?');
});

test('what is no answer of a call stays, however large', () => {
  const values = { other: { dresses: entryOf(large) } };

  expect(withoutLargeAnswers(values, scope)).toEqual({ values, late: [] });
});

test('an answer that came beside the page stands where it was left out', async () => {
  const asked: string[] = [];

  const { values, isChanged } = await withLateAnswers(
    withoutLargeAnswers(rendered, scope),
    (from) => {
      asked.push(from);
      return Promise.resolve(large);
    },
    () => 9,
  );

  expect(asked).toEqual([expect.stringContaining(address.slice(4))]);
  expect(values).toEqual({ ...rendered, [sid]: { ...rendered[sid], dresses: entryOf(large, { at: 9 }) } });
  expect(isChanged).toBe(false);
});

test('an answer that is not what the page was rendered from is told', async () => {
  const changed = { tiles: large.tiles.with(1999, { type: 'product_tile', id: 7 }) };

  const { values, isChanged } = await withLateAnswers(
    withoutLargeAnswers(rendered, scope),
    () => Promise.resolve(changed),
    () => 9,
  );

  expect(values[sid]).toMatchObject({ dresses: { answer: changed } });
  expect(isChanged).toBe(true);
});

test('an answer that does not come is a failure that can be asked again', async () => {
  const { values } = await withLateAnswers(
    withoutLargeAnswers(rendered, scope),
    () => Promise.reject(new Error('no network')),
    () => 9,
  );

  expect(values[sid]).toMatchObject({
    dresses: { state: 'failed', answer: null, failure: { kind: 'fault', status: 503 } },
  });
});
