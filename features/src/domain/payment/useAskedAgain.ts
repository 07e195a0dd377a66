import { useEffect, useEffectEvent } from 'react';

/** How soon something is asked for again while it is in sight, ms. */
const period = 3000;
/** How much longer each pause is than the one before it. */
const growth = 1.25;

/**
 * Asks again and again while `isWanted`, each time only after the last answer, with pauses that grow up to `longest`, ms. A page
 * that nobody looks at asks when it is looked at again.
 */
export function useAskedAgain(isWanted: boolean, ask: () => Promise<unknown>, longest = period): void {
  const asked = useEffectEvent(ask);

  useEffect(() => {
    if (!isWanted) return undefined;
    let pause = period;
    let isAsking = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const askInSight = async () => {
      if (document.hidden || isAsking) return;
      clearTimeout(timer);
      isAsking = true;
      // What it answers, or that it does not, is in the store.
      await asked().catch(() => undefined);
      isAsking = false;
      pause = Math.min(longest, pause * growth);
      if (!isOver) timer = setTimeout(onTime, pause);
    };
    const onTime = () => void askInSight();
    timer = setTimeout(onTime, pause);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [isWanted, longest]);
}
