import { Children, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { gaps, type Space } from '../../internal/spaces.css.ts';
import * as styles from './Grid.css.ts';

type Count = keyof typeof styles.mobile;

export interface GridProps {
  /** What stands in the columns, line by line. */
  children: ReactNode;
  /** How many equal columns there are on a phone, and, where it changes, from a tablet and from a desktop up. */
  columns: Count | { mobile: Count; tablet?: Count; desktop?: Count };
  /**
   * The air between two columns and between two lines.
   *
   * @default 'medium'
   */
  space?: Space;
  /** Makes an unordered list of it, each child an item. */
  isList?: boolean;
  /** What a screen reader calls the list. */
  label?: string;
}

/** Equal columns. For a flow of small things use `Inline`. */
export function Grid({ children, columns, space = 'medium', isList = false, label }: GridProps) {
  const { mobile, tablet, desktop } = typeof columns === 'object' ? columns : { mobile: columns };
  const className = classNames(
    styles.root,
    gaps[space],
    styles.mobile[mobile],
    tablet && styles.tablet[tablet],
    desktop && styles.desktop[desktop],
    isList && styles.list,
  );
  if (!isList) return <div className={className}>{children}</div>;
  return (
    <ul className={className} aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
