import { useEffect, useState } from 'react';

/** How long a hint stays, in ms. */
const stay = 2000;

/** A word about how to move the map, shown for a moment after each gesture that was left to the page. */
export function useHint() {
  const [hint, setHint] = useState<{ gesture: 'wheel' | 'touch' }>();

  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(undefined), stay);
    return () => clearTimeout(timer);
  }, [hint]);

  return [hint?.gesture, (gesture: 'wheel' | 'touch') => setHint({ gesture })] as const;
}
