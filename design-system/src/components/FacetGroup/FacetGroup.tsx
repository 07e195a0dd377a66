import { useId, useRef, useState, type ReactNode } from 'react';
import * as styles from './FacetGroup.css.ts';

export interface FacetGroupProps {
  /** What the facet narrows by: “Размер”. */
  label: string;
  /** What is chosen: the number that is seen, and the words that are read out instead, “выбрано 2”. */
  selected?: { count: string; label: string };
  /** Shown while something is `selected`. Focus returns to the facet's heading, as the control itself goes. */
  reset?: { label: string; onReset: () => void };
  /** The facet's values. */
  children: ReactNode;
  /**
   * Whether it stands open at first.
   *
   * @default false
   */
  isInitiallyOpen?: boolean;
  /**
   * Level of its heading on the page.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** One facet that opens and closes (APG disclosure). Its values are a group of the same name. */
export function FacetGroup({
  label,
  selected,
  reset,
  children,
  isInitiallyOpen = false,
  headingLevel = 3,
}: FacetGroupProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Heading = `h${headingLevel}` as const;

  const clear = () => {
    opener.current?.focus();
    reset?.onReset();
  };

  return (
    <div className={styles.root}>
      <Heading className={styles.heading}>
        <button
          ref={opener}
          id={`${id}opener`}
          type="button"
          className={styles.opener}
          aria-label={selected && `${label}, ${selected.label}`}
          aria-expanded={isOpen}
          aria-controls={`${id}content`}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{label}</span>
          {selected && <span className={styles.count} data-count={selected.count} />}
          <svg
            className={styles.chevron}
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="m3 6 5 5 5-5" strokeWidth="1.25" />
          </svg>
        </button>
      </Heading>
      <div
        role="group"
        id={`${id}content`}
        aria-labelledby={`${id}opener`}
        className={styles.content}
        hidden={!isOpen}
      >
        {children}
        {selected && reset && (
          <button type="button" className={styles.reset} onClick={clear}>
            {reset.label}
          </button>
        )}
      </div>
    </div>
  );
}
