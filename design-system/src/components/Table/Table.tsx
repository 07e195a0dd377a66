import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Table.css.ts';
import { useOverflow } from './useOverflow.ts';

/** One column: what its cells have in common. */
export interface TableColumn {
  /** Under which a row gives its cell. */
  id: string;
  /** The head of the column: “Начислено”. */
  label: string;
  /**
   * `start` – words; `end` – amounts, so that their figures stand one under another.
   *
   * @default 'start'
   */
  align?: keyof typeof styles.align;
}

/** One row. */
export interface TableRow {
  id: string;
  /** By the id of its column. What has no cell is left empty. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  /** What the table tells, above it and as its name. */
  caption: string;
  /** Only where a heading above says the same. */
  isCaptionHidden?: boolean;
  /** From the first, which names the row, to the last. */
  columns: readonly TableColumn[];
  /** In their order. Without any show an `EmptyState` in place of the table. */
  rows: readonly TableRow[];
  /**
   * Where there is no room: `stack` – each row becomes a short list of its own, for histories and terms; `scroll` – the first
   * column stays and the rest goes by beneath it, for measures that are compared across.
   *
   * @default 'stack'
   */
  whenNarrow?: keyof typeof styles.frame;
}

/** Stacked rows are no table to a browser any more; roles that are said keep them one to a screen reader. */
const role = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Facts in rows and columns. Pairs of a name and a value are a `DefinitionList`, sums with a total an `AmountList`. */
export function Table({ caption, isCaptionHidden = false, columns, rows, whenNarrow = 'stack' }: TableProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame) && whenNarrow === 'scroll';
  const [first, ...others] = columns;

  return (
    <div
      ref={frame}
      className={styles.frame[whenNarrow]}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-labelledby': id, 'data-overflows': true })}
    >
      <table {...role.table} className={styles.table}>
        <caption id={id} className={isCaptionHidden ? visuallyHidden : styles.caption}>
          <span className={styles.captionText}>{caption}</span>
        </caption>
        <thead {...role.rows} className={styles.head}>
          <tr {...role.row}>
            {columns.map(({ id: column, label, align = 'start' }) => (
              <th
                key={column}
                {...role.columnHeader}
                scope="col"
                className={classNames(styles.columnName, styles.align[align])}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.rows} className={styles.body}>
          {rows.map(({ id: row, cells }) => (
            <tr key={row} {...role.row} className={styles.row}>
              {first && (
                <th {...role.rowHeader} scope="row" className={styles.rowName}>
                  {cells[first.id]}
                </th>
              )}
              {others.map(({ id: column, label, align = 'start' }) => (
                <td
                  key={column}
                  {...role.cell}
                  className={classNames(styles.cell, styles.align[align], align === 'end' && styles.figure)}
                >
                  <span aria-hidden className={styles.label}>
                    {label}
                  </span>
                  <span className={styles.value}>{cells[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
