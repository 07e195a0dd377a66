import { useId, type ReactNode } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  /** What can be opened, in the order in which it stands. */
  items: readonly {
    id: string;
    title: string;
    content: ReactNode;
    /** Whether it stands open at first. */
    isInitiallyOpen?: boolean;
  }[];
  /** Opening one closes the others. */
  isExclusive?: boolean;
  /**
   * The place of the titles in the outline of the page.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** Texts behind their titles. It works without script, and the browser's search opens what it finds in. */
export function Accordion({ items, isExclusive = false, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <div>
      {items.map(({ id, title, content, isInitiallyOpen }) => (
        <details
          key={id}
          className={styles.item}
          name={isExclusive ? name : undefined}
          open={isInitiallyOpen}
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <svg
              className={styles.sign}
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M2 8h12" strokeWidth="1.25" />
              <path className={styles.upright} d="M8 2v12" strokeWidth="1.25" />
            </svg>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
