import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `restored` when the browser shows the page again out of its back/forward cache, as after Back from the page of a bank: what is
 * on screen is as it was when the page was left.
 */
export function useRestored(restored: () => void): void {
  const call = useEffectEvent(restored);

  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) call();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
}
