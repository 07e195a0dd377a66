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
      <path d="M24 136 112 40c7-7 14-8 17-5s2 10-5 17L24 136Z" />
      <path d="m115 50 7-8" />
      <path
        className={styles.accent}
        d="M119 46c16 10 20 26 8 35-11 8-24 0-19-10 5-9 24-3 22 14-2 20-26 18-34 32-4 7-3 13 1 18"
      />
      <path className={styles.accent} d="M90 146c4-1 6-3 7-6m4 8c-2 0-4-1-6-2" />
      <path className={styles.quiet} d="M18 150h52m46 0h26" />
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
