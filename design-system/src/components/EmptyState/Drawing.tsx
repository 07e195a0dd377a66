import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** `bag` – nothing in it yet; `search` – nothing was found; `error` – something broke. */
export type DrawingName = 'bag' | 'search' | 'error';

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  bag: (
    <>
      <path className={styles.quiet} d="M26 142h108" />
      <path d="M44 58h72l7 84H37z" />
      <path d="M62 72V46a18 18 0 0 1 36 0v26" />
      <path className={styles.quiet} d="M62 72v5m36-5v5" />
      <path className={styles.accent} d="M98 77c6 5 8 9 8 15m-6 0h12v18l-6 5-6-5z" />
      <path className={styles.accent} d="M106 97h.01" />
    </>
  ),
  search: (
    <>
      <path className={styles.quiet} d="M14 34h132" />
      <path d="M80 62V52c7 0 11-4 11-9a11 11 0 0 0-22 0" />
      <path d="M80 62 30 96c-5 4-3 11 4 11h92c7 0 9-7 4-11z" />
      <path className={styles.accent} d="M112 107v8m-6 0h12v16l-6 5-6-5z" />
      <path className={styles.quiet} d="M34 34v8m12-8v8m68-8v8m12-8v8" />
    </>
  ),
  error: (
    <>
      <path d="M30 122 126 38c4-4 8-2 5 3L48 134" />
      <path d="m30 122-9 18 27-6" />
      <path d="m112 54 6-5" />
      <path
        className={styles.accent}
        d="M115 52c14 8 22 22 12 32s-25-4-16-13 27 9 18 28c-6 13-24 15-33 24-4 4-5 9-2 14"
      />
      <path className={styles.accent} d="M82 146c3 0 5-2 6-5m8 6c-2 1-4 1-6 0" />
      <path className={styles.quiet} d="M14 150h40" />
    </>
  ),
};

/** A line drawing in the ink of the text, with one stroke of the accent. It says nothing that the words do not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 160" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
