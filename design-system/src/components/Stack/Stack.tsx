import { Children, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { gaps, type Space } from '../../internal/spaces.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** What stands one under another. */
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
  /** Makes an unordered list of it, each child an item. */
  isList?: boolean;
  /** What a screen reader calls the list. */
  label?: string;
}

/** One thing under another. For things side by side use `Inline`, for columns `Grid`. */
export function Stack({ children, space = 'medium', align = 'stretch', isList = false, label }: StackProps) {
  const className = classNames(styles.root, gaps[space], styles.align[align], isList && styles.list);
  if (!isList) return <div className={className}>{children}</div>;
  return (
    <ul className={className} aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
