import type { ReactNode } from 'react';
import * as styles from './ModeBar.css.ts';

export interface ModeBarProps {
  /** In which mode the page is, and the name of the bar among the landmarks: “Заказ за покупателя”. */
  title: string;
  /** What has to be in sight while it lasts: for whom, where, who works. */
  facts?: readonly string[];
  /** What ends it or goes on: one or two small buttons. */
  actions?: ReactNode;
  /**
   * `strong` – somebody else's work is being done; `accent` – what is seen is not what others see.
   *
   * @default 'strong'
   */
  tone?: keyof typeof styles.tone;
}

/**
 * A bar over the page that says that it is not the usual page: an employee at work, a preview. It stays in sight while the
 * page moves, except on low screens. What concerns one part of a page is a `Notice`.
 */
export function ModeBar({ title, facts = [], actions, tone = 'strong' }: ModeBarProps) {
  return (
    <section className={styles.tone[tone]} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
