import { useLayoutEffect, useRef } from 'react';
import { Swatch } from '../../internal/Swatch.tsx';
import * as styles from './AppliedFacets.css.ts';

/** One value by which a list is narrowed now. */
export interface AppliedFacet {
  id: string;
  /** What is seen: “Красный”, “до 5 000 ₽”. */
  label: string;
  /** What pressing it does, in full: “Убрать фильтр «Цвет: красный»”. It holds the words that are seen. */
  removeLabel: string;
  /** A colour as `#rrggbb`, drawn before the name. */
  hex?: string;
}

export interface AppliedFacetsProps {
  /** Names the list: “Выбранные фильтры”. */
  label: string;
  /** What is applied, in the order in which it was chosen. */
  facets: readonly AppliedFacet[];
  /** Called with the id of the chip that was pressed. */
  onRemove: (id: string) => void;
  /** “Сбросить всё”. */
  clearLabel: string;
  /** Called when everything is to be taken back. */
  onClear: () => void;
  /** Id of the heading that takes the focus once the last chip is gone. Give it `tabIndex={-1}`. */
  headingId: string;
}

/** What a list is narrowed by, each removable. Focus goes on to the next chip, so that several can be removed in a row. */
export function AppliedFacets({
  label,
  facets,
  onRemove,
  clearLabel,
  onClear,
  headingId,
}: AppliedFacetsProps) {
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: string; index: number }>(undefined);

  useLayoutEffect(() => {
    const gone = leaving.current;
    if (!gone || facets.some(({ id }) => id === gone.id)) return;
    leaving.current = undefined;
    if (document.activeElement !== document.body) return;

    const chips = list.current?.querySelectorAll<HTMLElement>('[data-chip]');
    const next = chips?.[Math.min(gone.index, chips.length - 1)] ?? document.getElementById(headingId);
    next?.focus();
  }, [facets, headingId]);

  if (facets.length === 0) return null;

  const remove = (id: string, index: number) => {
    leaving.current = { id, index };
    onRemove(id);
  };
  const clear = () => {
    document.getElementById(headingId)?.focus();
    onClear();
  };

  return (
    <ul ref={list} aria-label={label} className={styles.list}>
      {facets.map(({ id, label: name, removeLabel, hex }, index) => (
        <li key={id}>
          <button
            type="button"
            data-chip=""
            className={styles.chip}
            aria-label={removeLabel}
            onClick={() => remove(id, index)}
          >
            {hex !== undefined && (
              <span className={styles.swatch}>
                <Swatch hex={hex} size="small" />
              </span>
            )}
            <span>{name}</span>
            <svg
              className={styles.cross}
              viewBox="0 0 12 12"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="m2 2 8 8m0-8-8 8" strokeWidth="1.25" />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={clear}>
          {clearLabel}
        </button>
      </li>
    </ul>
  );
}
