import { Children, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { gaps, type Space } from '../../internal/spaces.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /**
   * The air between two children.
   *
   * @default 'medium'
   */
  space?: Space;
  /**
   * How the children stand across the column.
   *
   * @default 'stretch'
   */
  align?: keyof typeof styles.align;
  /**
   * `block` – a plain box; `list` – an unordered list, each child an item of it; `section` and `nav` want a `label`.
   *
   * @default 'block'
   */
  role?: 'block' | 'list' | 'section' | 'nav';
  /** What a screen reader calls it. */
  label?: string;
}

/** One thing under another. For things side by side use `Inline`, for columns `Grid`. */
export function Stack({ children, space = 'medium', align = 'stretch', role = 'block', label }: StackProps) {
  const className = classNames(styles.root, gaps[space], styles.align[align], role === 'list' && styles.list);
  if (role === 'list') {
    return (
      <ul className={className} aria-label={label}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
    );
  }
  const Tag = role === 'block' ? 'div' : role;
  return (
    <Tag className={className} aria-label={label}>
      {children}
    </Tag>
  );
}
