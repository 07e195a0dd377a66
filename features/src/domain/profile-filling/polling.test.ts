import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { account } from '../personal-data/index.ts';
import { pauseFx } from '../profile/index.ts';
import { $check, $isWaiting, checkRequested, waitingBegun, waitingEnded } from './polling.ts';

/** Lets everything happen that needs no time. */
async function answered() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** A page that waits: its time passes by pauses alone. */
function aPage({ isBroken = false } = {}) {
  const asked: number[] = [];
  const pauses: { length: number; end: () => void }[] = [];
  let now = 0;
  const send = (async () => {
    asked.push(now);
    if (isBroken) throw new Error('The server is gone.');
    return { profile: { isEmailConfirmed: false, version: 0 } };
  }) as unknown as Api;
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now: () => now }],
    ],
    handlers: [
      [
        pauseFx,
        (length: number) =>
          new Promise<void>((resolve) => {
            pauses.push({ length, end: resolve });
          }),
      ],
    ],
  });
  /** Ends the pause that was begun last, and lets what follows from it happen. */
  const passPause = async () => {
    const pause = pauses.shift();
    if (!pause) return false;
    now += pause.length;
    pause.end();
    await answered();
    return true;
  };
  return { asked, pauses, scope, passPause };
}

/** Begins to wait; what is awaited goes on by itself. */
async function begin(scope: Scope) {
  await allSettled(account.openFx, { scope, params: {} });
  void allSettled(waitingBegun, { scope });
  await answered();
}

test('the mailbox is asked about at once, then every 20 seconds, and for the last time after ten minutes', async () => {
  const { asked, pauses, scope, passPause } = aPage();

  await begin(scope);
  const lengths = new Set<number>();
  do for (const { length } of pauses) lengths.add(length);
  while (await passPause());

  expect([...lengths]).toEqual([20_000]);
  expect(asked.slice(1)).toEqual([0, ...Array.from({ length: 30 }, (_, time) => (time + 1) * 20_000)]);
  expect(scope.getState($isWaiting)).toBe(false);
});

test('nobody is asked any more once the step is left', async () => {
  const { asked, scope, passPause } = aPage();
  await begin(scope);
  const before = asked.length;

  void allSettled(waitingEnded, { scope });
  await passPause();

  expect(asked).toHaveLength(before);
  expect(await passPause()).toBe(false);
});

test('a question of her own is answered, and begins the wait anew after it was over', async () => {
  const { pauses, scope, passPause } = aPage();
  await begin(scope);
  while (await passPause());

  void allSettled(checkRequested, { scope });
  await answered();

  expect(scope.getState($check)).toBe('notYet');
  expect([scope.getState($isWaiting), pauses.length]).toEqual([true, 1]);
});

test('a question that was not answered says so', async () => {
  const { scope } = aPage({ isBroken: true });
  await begin(scope);

  void allSettled(checkRequested, { scope });
  await answered();

  expect(scope.getState($check)).toBe('failed');
});
