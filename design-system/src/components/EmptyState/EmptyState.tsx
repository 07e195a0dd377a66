import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is so: “В корзине пока пусто”. */
  title: string;
  /** What to do about it. */
  text?: string;
  /** `bag` – nothing in it yet; `search` – nothing was found; `error` – something broke. */
  drawing?: DrawingName;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /**
   * 1 where it is the whole page.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}

/** Says that there is nothing here, and how to go on. */
export function EmptyState({ title, text, drawing, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      {drawing && <Drawing name={drawing} />}
      <div className={styles.words}>
        <Heading className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
