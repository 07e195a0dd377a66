import { Children, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { gaps, type Space } from '../../internal/spaces.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /**
   * The air between two children, also between two lines of them.
   *
   * @default 'small'
   */
  space?: Space;
  /**
   * `apart` sends the first and the last to the two edges.
   *
   * @default 'start'
   */
  align?: keyof typeof styles.align;
  /**
   * How the children stand across the line; `baseline` for words of different sizes.
   *
   * @default 'centre'
   */
  alignY?: keyof typeof styles.alignY;
  /** Keeps all on one line; only for few and short children. */
  isSingleLine?: boolean;
  /** Makes an unordered list of it, each child an item. */
  isList?: boolean;
  /** What a screen reader calls the list. */
  label?: string;
}

/** Things side by side that flow onto the next line. For things one under another use `Stack`. */
export function Inline({
  children,
  space = 'small',
  align = 'start',
  alignY = 'centre',
  isSingleLine = false,
  isList = false,
  label,
}: InlineProps) {
  const className = classNames(
    styles.root,
    gaps[space],
    styles.align[align],
    styles.alignY[alignY],
    isSingleLine && styles.single,
    isList && styles.list,
  );
  if (!isList) return <div className={className}>{children}</div>;
  return (
    <ul className={className} aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
