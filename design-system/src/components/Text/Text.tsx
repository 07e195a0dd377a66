import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /**
   * `lead` – the paragraph after a title; `body`; `small` – beside the point; `caption` – under a picture.
   *
   * @default 'body'
   */
  size?: keyof typeof styles.size;
  /**
   * `inherit` – as around it; the rest by meaning. The words say the same: colour alone tells nobody.
   *
   * @default 'inherit'
   */
  tone?: keyof typeof styles.tone;
  /** Set in a heavier weight, for a figure or a word that counts. */
  isStrong?: boolean;
  /** Figures of equal width, for columns of measures. Money is set in figures of their own width everywhere. */
  isTabular?: boolean;
  /** Never breaks; only for a few short words. */
  isSingleLine?: boolean;
  /** Cuts after so many lines. What is cut must be readable elsewhere. */
  lines?: keyof typeof styles.lines;
  /**
   * How the lines stand; `end` is for columns of amounts.
   *
   * @default 'start'
   */
  align?: keyof typeof styles.align;
  /**
   * `p` – a paragraph; `span` – words within one; `div` – when what is inside has blocks of its own.
   *
   * @default 'p'
   */
  element?: 'p' | 'span' | 'div';
  /** The language of the words, where it differs from the page's. */
  lang?: string;
  /** So that another element can be described by it. */
  id?: string;
}

/** Words. Titles are `Heading`, html from the server is `RichText`. */
export function Text({
  children,
  size = 'body',
  tone = 'inherit',
  isStrong = false,
  isTabular = false,
  isSingleLine = false,
  lines,
  align = 'start',
  element: Tag = 'p',
  lang,
  id,
}: TextProps) {
  const className = classNames(
    styles.size[size],
    styles.tone[tone],
    styles.align[align],
    isStrong && styles.strong,
    isTabular && styles.tabular,
    isSingleLine && styles.singleLine,
    lines && styles.lines[lines],
  );
  return (
    <Tag id={id} lang={lang} className={className}>
      {children}
    </Tag>
  );
}
