import { setImmediate as nextTask } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

const requestOf = (method: string, cookies: Record<string, string>, ip = '127.0.0.1') =>
  ({ ip, method, cookies }) as unknown as FastifyRequest;

/** Requests that run until they are let go; `running` counts them. */
function held() {
  const inTurn = fairTurns();
  const gate = Promise.withResolvers<void>();
  const works: Promise<void>[] = [];
  const one = { running: 0 };
  const begin = async (request: FastifyRequest, count: number) => {
    for (let index = 0; index < count; index += 1)
      works.push(
        inTurn(request, async () => {
          one.running += 1;
          await gate.promise;
        }),
      );
    for (let task = 0; task < 10; task += 1) await nextTask();
    return one.running;
  };
  const end = async () => {
    gate.resolve();
    await Promise.all(works);
    return one.running;
  };
  return { begin, end };
}

test.each(['session', '__Host-session'])(
  'writes of one session, by the cookie %s, are done two at a time, and hold up neither its reads nor others',
  async (name) => {
    const { begin, end } = held();
    const own = { [name]: 'anna' };

    expect(await begin(requestOf('POST', own), 10)).toBe(2);
    expect(await begin(requestOf('DELETE', own), 1)).toBe(2);
    expect(await begin(requestOf('GET', own), 5)).toBe(7);
    expect(await begin(requestOf('POST', { [name]: 'olga' }), 1)).toBe(8);
    expect(await begin(requestOf('POST', {}), 3)).toBe(11);
    expect(await end()).toBe(20);
  },
);

test('requests of one address are done three at a time, however many sessions it has, and hold up no other address', async () => {
  const { begin, end } = held();

  for (let session = 0; session < 5; session += 1)
    await begin(requestOf('POST', { session: String(session) }, '203.0.113.1'), 2);

  expect(await begin(requestOf('GET', {}, '203.0.113.1'), 1)).toBe(3);
  expect(await begin(requestOf('GET', {}, '203.0.113.2'), 1)).toBe(4);
  expect(await end()).toBe(12);
});
