import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('others are heard between requests that wait, also where none of them asks the database', async () => {
  const inTurn = createTurns({ running: 2, waiting: 100 });
  let done = 0;
  const all = Promise.all(Array.from({ length: 50 }, () => inTurn('10.0.0.1', async () => (done += 1))));
  await nextTask();
  await nextTask();

  expect(done).toBeLessThan(10);
  await all;
  expect(done).toBe(50);
});

test('what waits beyond its number is refused, and another key is not', async () => {
  const inTurn = createTurns({ running: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const held = [1, 2].map(() => inTurn('10.0.0.1', () => gate.promise));

  await expect(inTurn('10.0.0.1', () => gate.promise)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(inTurn('10.0.0.2', async () => 'answered')).resolves.toBe('answered');
  gate.resolve();
  await Promise.all(held);
});
