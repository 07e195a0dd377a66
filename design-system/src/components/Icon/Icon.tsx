import * as styles from './Icon.css.ts';
import { paths } from './paths.ts';

/** What can be drawn. */
export type IconName = keyof typeof paths;

/** Every icon's name, in the order in which they were drawn. */
export const iconNames = Object.keys(paths) as readonly IconName[];

export interface IconProps {
  /** Which sign of the sprite. */
  name: IconName;
  /**
   * `small` – beside small text; `medium` – in a control; `text` – as high as the letters around it.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /** Fills the shape with the colour of its line: a heart that is on, a star that is earned. */
  isFilled?: boolean;
}

/**
 * A sign that repeats what a text beside it says, in the text's colour; a screen reader passes it by. All shapes travel
 * with the script (about 2 kB compressed): a sprite file would cost a request before the first icon shows and would
 * not load from another origin.
 */
export function Icon({ name, size = 'medium', isFilled = false }: IconProps) {
  return (
    <svg
      className={styles.size[size]}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  );
}
