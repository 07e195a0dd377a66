import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { paddingsBlock, paddingsInline, type Space } from '../../internal/spaces.css.ts';
import * as styles from './Box.css.ts';

export interface BoxProps {
  /** What stands inside. */
  children?: ReactNode;
  /** The air inside: one step for all sides, or one along the line and one across it. */
  padding?: Space | { inline?: Space; block?: Space };
  /**
   * What it is painted with. Text on any of them keeps its contrast.
   *
   * @default 'none'
   */
  tone?: keyof typeof styles.tone;
  /** Draws a hairline around it; try air first. */
  isOutlined?: boolean;
  /**
   * `full` – all there is; `page` – centred, with the page's margins; `reading` – as wide as a column of text; `form` –
   * as wide as a comfortable form.
   *
   * @default 'full'
   */
  width?: keyof typeof styles.width;
  /** Makes it a target of links on the page. */
  id?: string;
}

/** A place with air, a ground or a greatest width. For the order of things use `Stack`, `Inline`, `Grid`. */
export function Box({ children, padding, tone = 'none', isOutlined = false, width = 'full', id }: BoxProps) {
  const { inline, block } =
    typeof padding === 'string' ? { inline: padding, block: padding } : (padding ?? {});

  return (
    <div
      id={id}
      className={classNames(
        styles.tone[tone],
        styles.width[width],
        inline && paddingsInline[inline],
        block && paddingsBlock[block],
        isOutlined && styles.outlined,
      )}
    >
      {children}
    </div>
  );
}
