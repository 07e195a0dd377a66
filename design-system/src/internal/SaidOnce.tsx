import { useEffect, useState } from 'react';

/** How long the words stay for the screen reader to take them up, in ms. */
const stay = 1000;

/**
 * Words within a live region. They come a moment after it, as a screen reader must know a region before it hears a change
 * in it, and go again, so that nobody who reads on comes upon them.
 */
export function SaidOnce({ children }: { children: string }) {
  const [phase, setPhase] = useState<'before' | 'during' | 'after'>('before');
  useEffect(() => {
    const begin = requestAnimationFrame(() => setPhase('during'));
    const end = setTimeout(() => setPhase('after'), stay);
    return () => {
      cancelAnimationFrame(begin);
      clearTimeout(end);
    };
  }, []);

  return phase === 'during' && <span>{children}</span>;
}
