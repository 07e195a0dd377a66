import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { storageGuard } from './storage-guard.ts';

/** Returns the value that a page's script reads from a storage after the guard. */
function readAfterGuard(storage: () => object): unknown {
  const page = createContext({});
  Object.defineProperty(page, 'sessionStorage', { get: storage, configurable: true });
  runInContext('globalThis.window = globalThis', page);
  runInContext(storageGuard, page);
  return runInContext("sessionStorage.removeItem('scroll'); sessionStorage.getItem('scroll')", page);
}

test('a page whose storage is blocked has one that keeps nothing', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };

  expect(readAfterGuard(blocked)).toBeNull();
});

test('a storage that can be read stays', () => {
  const storage = { getItem: () => '240', removeItem: () => undefined };

  expect(readAfterGuard(() => storage)).toBe('240');
});
