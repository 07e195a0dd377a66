import { useId, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './NavList.css.ts';

/** One place to go. */
export interface NavItem {
  href: string;
  /** The name of the page. */
  label: string;
  /** A line of what is there: “2 в пути”. */
  note?: string;
  /** A sign before the words. */
  icon?: IconName;
  /** A mark before the words in place of a sign, such as a `PaymentMark` that is named beside. */
  mark?: ReactNode;
  /** How much is new there: the figure, and the words for a screen reader: “3 новых”. */
  count?: { text: string; label: string };
  /** The page that is open now. */
  isCurrent?: boolean;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
  /** Called before the link is followed. */
  onPress?: () => void;
}

export interface NavListProps {
  /** What the places have in common: “Личный кабинет”. */
  label: string;
  /** Shows the label as a title above the list. */
  isLabelShown?: boolean;
  /** In the order of use. */
  items: readonly NavItem[];
  /**
   * `plain` – beside the page, the current one marked; `rows` – the page itself: lines over the whole width, each with an arrow.
   *
   * @default 'plain'
   */
  look?: keyof typeof styles.look;
}

/** Places to go, one under another: the sections of an account, banks to pay by. Parts of one page are `Tabs`. */
export function NavList({ label, isLabelShown = false, items, look = 'plain' }: NavListProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.root}>
      <p id={id} className={isLabelShown ? styles.title : visuallyHidden}>
        {label}
      </p>
      <ul className={styles.list}>
        {items.map(({ href, label: name, note, icon, mark, count, isCurrent = false, lang, onPress }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={styles.look[look]}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => onPress?.()}
            >
              {mark}
              {icon && !mark && (
                <span className={styles.sign}>
                  <Icon name={icon} />
                </span>
              )}
              <span className={styles.words}>
                <span lang={lang}>{name}</span>
                {note !== undefined && (
                  <>
                    <span className={visuallyHidden}>, </span>
                    <span className={styles.note}>{note}</span>
                  </>
                )}
              </span>
              {count && (
                <>
                  <span className={visuallyHidden}>, {count.label}</span>
                  <span aria-hidden className={styles.count}>
                    {count.text}
                  </span>
                </>
              )}
              {look === 'rows' && <Icon name="chevron-right" size="small" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
