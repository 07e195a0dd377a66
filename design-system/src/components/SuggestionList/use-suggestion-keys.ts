import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface SuggestionKeys {
  field: RefObject<HTMLInputElement | null>;
  popup: RefObject<HTMLElement | null>;
  /** Ids of the options in their order. */
  ids: readonly string[];
  onPick: (id: string) => void;
}

/**
 * The keys of a combobox whose list is beside its field (APG): arrows mark, Enter takes what is marked, Escape closes, and
 * Home, End and letters lead back to the text. The focus stays in the field.
 */
export function useSuggestionKeys({ field, popup, ids, onPick }: SuggestionKeys) {
  const [isWanted, setWanted] = useState(true);
  const [marked, setMarked] = useState<string>();
  const isOpen = isWanted && ids.length > 0;
  const activeId = isOpen && marked !== undefined && ids.includes(marked) ? marked : undefined;

  const close = () => {
    setWanted(false);
    setMarked(undefined);
  };
  const move = (by: 1 | -1) => {
    const from = activeId === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(activeId);
    setWanted(true);
    setMarked(ids.at((from + by) % ids.length));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || ids.length === 0) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!altKey) move(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'ArrowDown') setWanted(true);
      else close();
    } else if (key === 'Enter' && activeId !== undefined) {
      onPick(activeId);
      close();
    } else if (key === 'Escape' && isOpen) close();
    else {
      // Enter sends the form, and so ends what is suggested.
      if (key === 'Enter') close();
      if (key === 'Home' || key === 'End') setMarked(undefined);
      return;
    }
    event.preventDefault();
  });
  const want = useEffectEvent(() => {
    setWanted(true);
    setMarked(undefined);
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && popup.current?.contains(relatedTarget))) close();
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const heard = { keydown: press, input: want, focus: want, click: want, blur: leave } as const;
    const entries = Object.entries(heard) as [string, EventListener][];
    for (const [kind, hear] of entries) input.addEventListener(kind, hear);
    return () => {
      for (const [kind, hear] of entries) input.removeEventListener(kind, hear);
    };
  }, [field]);

  return { isOpen, activeId, close };
}
