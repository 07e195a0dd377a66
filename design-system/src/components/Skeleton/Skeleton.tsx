import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here: a line of text, a heading, a control, or a picture of that ratio. */
  shape: keyof typeof styles.shape;
  /**
   * How much of the line it takes; lines of different widths look like text.
   *
   * @default 'full'
   */
  width?: keyof typeof styles.width;
}

/** The place of something that is still loading. Screen readers pass over it: mark the region with `aria-busy`. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.shape[shape]} ${styles.width[width]}`} />;
}
