import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** The words of the title. */
  children: ReactNode;
  /** Its place in the outline: one 1 on a page, and no step left out. */
  level: 1 | 2 | 3 | 4;
  /**
   * `display` – the shop window; `large` – a page; `medium` – a part of it; `small` – a group. By default as the level is.
   */
  size?: keyof typeof styles.size;
  /** So that a region can be named by it. */
  id?: string;
  /** To move focus here after a navigation: it takes focus by `focus()` and not by Tab. */
  ref?: Ref<HTMLHeadingElement>;
  /** The language of the words, where it differs from the page's. */
  lang?: string;
}

const sizeOf = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;

/** A title. Its lines are balanced, so that none ends in a widow. */
export function Heading({ children, level, size = sizeOf[level], id, ref, lang }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} lang={lang} tabIndex={-1} className={styles.size[size]}>
      {children}
    </Tag>
  );
}
