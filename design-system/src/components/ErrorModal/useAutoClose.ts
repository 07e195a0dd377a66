import { useEffect, useEffectEvent } from 'react';

/** Calls `close` after so many ms in which the page was in sight. Without `after` it waits. */
export function useAutoClose({ close, after }: { close: () => void; after: number | undefined }) {
  const end = useEffectEvent(close);

  useEffect(() => {
    if (after === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => end(), after);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [after]);
}
