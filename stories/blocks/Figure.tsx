import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

export interface FigureProps {
  /** What is drawn, in the theme of the page. */
  children: ReactNode;
  /** What to see in it. */
  caption?: string;
}

/** A picture in the text of a page, drawn by the store's own styles. */
export function Figure({ children, caption }: FigureProps) {
  return (
    <Unstyled>
      <figure className={styles.figure}>
        {children}
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Unstyled>
  );
}
