import { useState, type KeyboardEvent } from 'react';

interface Bounds {
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step?: number;
  /** How far Page Up and Page Down go. */
  page?: number;
}

/**
 * A number that is written: a half-written one stays as it is and is taken on leaving the field or by Enter, kept within
 * the bounds. Keys as in the spinbutton pattern of the APG.
 */
export function useNumberDraft({ value, onChange, min, max, step = 1, page = step * 10 }: Bounds) {
  const [draft, setDraft] = useState<string>();

  const within = (number: number) => Math.min(max, Math.max(min, number));
  const change = (next: number | null) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (draft === undefined) return;
    const figures = draft.replaceAll(/[^\d-]/g, '');
    change(figures === '' || figures === '-' ? null : within(Number(figures)));
  };
  const by = (amount: number) => change(within((value ?? min - Math.sign(amount)) + amount));

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => by(step),
      ArrowDown: () => by(-step),
      PageUp: () => by(page),
      PageDown: () => by(-page),
      Home: () => Number.isFinite(min) && change(min),
      End: () => Number.isFinite(max) && change(max),
      Enter: draft === undefined ? undefined : commit,
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  return { text: draft ?? value?.toString() ?? '', setDraft, commit, by, onKeyDown };
}
