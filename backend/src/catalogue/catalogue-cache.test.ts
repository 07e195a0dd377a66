import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogueCache } from './catalogue-cache.ts';
import type { CatalogueIndex } from './listed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An index that can be told apart by its models. */
const index = (name: string) => ({ models: new Map([[name, {}]]) }) as unknown as CatalogueIndex;
const nameOf = ({ models }: CatalogueIndex) => [...models.keys()][0];

function reading(...answers: (string | Error)[]) {
  let moment = 0;
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Read too often.');
    return index(answer);
  });
  const cache = createCatalogueCache(read, () => moment);
  return {
    read,
    cache,
    wait: (seconds: number) => {
      moment += seconds * 1000;
    },
    name: async () => nameOf(await cache.get()),
  };
}

test('many who ask at once read the catalogue once', async () => {
  const { cache, read } = reading('first');

  await Promise.all([cache.get(), cache.get(), cache.get()]);

  expect(read).toHaveBeenCalledTimes(1);
});

test('after some seconds it is read anew behind the answer, and not while its page asks for more', async () => {
  const { wait, name, read } = reading('first', 'second');
  await name();

  wait(11);

  expect(await name()).toBe('first');
  await vi.advanceTimersByTimeAsync(900);
  expect(await name()).toBe('first');
  expect(read).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(100);
  expect(await name()).toBe('second');
});

test('nobody is answered from what is old', async () => {
  const { wait, name } = reading('first', 'second');
  await name();

  wait(31);

  expect(await name()).toBe('second');
});

test('a reading that fails leaves what is kept, and the next question tries again', async () => {
  const { wait, name, read } = reading('first', new Error('The database is gone.'), 'second');
  await name();

  wait(11);
  await name();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(2);

  expect(await name()).toBe('first');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await name()).toBe('second');
});

test('a first reading that fails is not kept', async () => {
  const { name } = reading(new Error('The database is gone.'), 'first');

  await expect(name()).rejects.toThrow('The database is gone.');
  expect(await name()).toBe('first');
});
