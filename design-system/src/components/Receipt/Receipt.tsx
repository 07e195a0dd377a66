import type { ReactNode } from 'react';
import { AmountList, type AmountListProps } from '../AmountList/index.ts';
import { DefinitionList, type Definition } from '../DefinitionList/index.ts';
import * as styles from './Receipt.css.ts';

/** One thing that was paid for. */
export interface ReceiptLine {
  id: string;
  /** As the till prints it. */
  name: string;
  /** How many at what price: “2 × 4 990 ₽”. */
  detail?: string;
  /** What it came to. */
  value: string;
}

export interface ReceiptProps extends AmountListProps {
  /** “Кассовый чек № 128”. */
  title: string;
  /** When, where and by whom: what a receipt has to say. */
  facts?: readonly Definition[];
  /** What was paid for, and what a screen reader calls the list. */
  lines: { label: string; items: readonly ReceiptLine[] };
  /** The mark by which the receipt is checked: a `QrCode`. */
  code?: ReactNode;
  /** A button, such as “Скачать чек”. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** A receipt: what was paid for, what it came to, and what the law wants to be written on it. */
export function Receipt(props: ReceiptProps) {
  const { title, facts = [], lines, amounts, total, code, action, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.lines} aria-label={lines.label}>
        {lines.items.map(({ id, name, detail, value }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>{name}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      <AmountList amounts={amounts} total={total} />
      {facts.length > 0 && (
        <div className={styles.facts}>
          <DefinitionList items={facts} />
        </div>
      )}
      {code !== undefined && <div className={styles.code}>{code}</div>}
      {action}
    </div>
  );
}
