import type { ReactNode } from 'react';
import * as styles from './DefinitionList.css.ts';

/** A name and what stands behind it. */
export interface Definition {
  /** What it is: “Состав”, “Получатель”. */
  term: string;
  /** What is known of it, perhaps with a link. */
  value: ReactNode;
  /** The language of the value, where it differs from the page's. */
  lang?: string;
}

export interface DefinitionListProps {
  /** In the order of use. A term stands once. */
  items: readonly Definition[];
  /**
   * `columns` – terms in a column beside their values, one above the other where there is no room; `stacked` – each value
   * under its term, for texts; `figures` – a few large numbers side by side.
   *
   * @default 'columns'
   */
  layout?: keyof typeof styles.layout;
}

/** Facts by their names. Sums that add up are an `AmountList`; several facts of many things a `Table`. */
export function DefinitionList({ items, layout = 'columns' }: DefinitionListProps) {
  return (
    <dl className={styles.layout[layout]}>
      {items.map(({ term, value, lang }) => (
        <div key={term} className={styles.pair[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd lang={lang} className={layout === 'figures' ? styles.figure : styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
