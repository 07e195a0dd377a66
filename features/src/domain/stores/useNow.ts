import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { $clock } from '../../platform/clock/index.ts';

const minute = 60_000;
const never = () => () => {};

/** The present minute, ms; null on the server and while a page is hydrated: a page may be some time old when it is shown. */
export function useNow(): number | null {
  const clock = useUnit($clock);
  return useSyncExternalStore<number | null>(
    never,
    () => Math.floor(clock.now() / minute) * minute,
    () => null,
  );
}
