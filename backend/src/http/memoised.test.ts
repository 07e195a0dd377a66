import { expect, test, vi } from 'vitest';
import type { Exchange, Route } from './handle.ts';
import { memoised, PreparedReply } from './memoised.ts';

const first = {};

/** A route that answers with what it was asked, and says how often it had to. */
function aRoute() {
  const answer = vi.fn<Route['answer']>(async ({ sent }) => {
    if (sent.query === 'refused') throw new Error('refused');
    return { asked: sent.query };
  });
  const where = { source: first };
  const route = memoised({ answer } as unknown as Route, async ({ sent }) => ({
    source: where.source,
    key: String(sent.query),
  }));
  const ask = async (query: string) => {
    const reply = await route.answer({ sent: { query } } as unknown as Exchange);
    return reply instanceof PreparedReply ? reply.body.plain.toString() : reply;
  };
  return { answer, where, ask };
}

test('who asks the same of the same source gets the same bytes, made once', async () => {
  const { answer, ask } = aRoute();

  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([
    '{"asked":"a"}',
    '{"asked":"a"}',
    '{"asked":"b"}',
  ]);
  await ask('a');

  expect(answer).toHaveBeenCalledTimes(2);
});

test('another source is asked anew', async () => {
  const { answer, where, ask } = aRoute();
  await ask('a');

  where.source = {};
  await ask('a');

  expect(answer).toHaveBeenCalledTimes(2);
});

test('a failure is thrown to all who wait and is not cached', async () => {
  const { answer, ask } = aRoute();

  await expect(Promise.all([ask('refused'), ask('refused')])).rejects.toThrow('refused');
  await expect(ask('refused')).rejects.toThrow('refused');

  expect(answer).toHaveBeenCalledTimes(2);
});
