import { useEffect, useEffectEvent } from 'react';

/** How often something is asked for while it is in sight, ms. */
const period = 3000;

/** Asks again and again while `isWanted`; a page that nobody looks at asks when it is looked at again. */
export function useAskedAgain(isWanted: boolean, ask: () => void): void {
  const asked = useEffectEvent(ask);

  useEffect(() => {
    if (!isWanted) return undefined;
    const askInSight = () => {
      if (!document.hidden) asked();
    };
    const timer = setInterval(askInSight, period);
    document.addEventListener('visibilitychange', askInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInSight);
    };
  }, [isWanted]);
}
