import type { ReactNode, Ref } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { classNames } from '../../internal/class-names.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Link.css.ts';

export interface LinkProps {
  /** Where it leads. */
  href: string;
  /** Says where the link goes when read by itself. */
  children: ReactNode;
  /**
   * `text` – underlined, in the colour of its text; `accent` – underlined in the accent; `plain` – underlined under the
   * pointer only, for menus and lists of links; `quiet` – as plain, in quiet ink.
   *
   * @default 'text'
   */
  emphasis?: keyof typeof styles.emphasis;
  /** The link stands by itself and not in a sentence, so it takes the height of a touch target. */
  isStandalone?: boolean;
  /** A sign before the words. */
  icon?: IconName;
  /** The page, step or section that is open now. */
  current?: 'page' | 'step' | 'location' | 'true';
  /** Opens beside the page. The words have to say so. */
  opensNewTab?: boolean;
  /** The language of the words, where it differs from the page's: `kk` on a link that reads “Қазақша”. */
  lang?: string;
  /** Called before the router follows the link. */
  onPress?: () => void;
  /** The native link, to move focus to. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to an address. For what acts on the page use `Button`. */
export function Link({
  children,
  emphasis = 'text',
  isStandalone = false,
  icon,
  current,
  opensNewTab = false,
  onPress,
  ...anchor
}: LinkProps) {
  return (
    <Anchor
      {...anchor}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      aria-current={current}
      className={classNames(styles.emphasis[emphasis], (isStandalone || icon) && styles.standalone)}
      onClick={() => onPress?.()}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}
