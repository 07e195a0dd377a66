import type { MouseEvent } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Ring } from '../../internal/Ring.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** “Показать ещё 72”. */
  label: string;
  /** The next page by itself, for a new tab, a crawler and a browser without script. Without it all has been shown. */
  href?: string;
  /** How many are shown; with `total` it draws the line. */
  shown: number;
  /** How many there are in all. */
  total: number;
  /** The same in words: “72 из 430”. */
  amountLabel: string;
  /** Takes the place of following the link, unless it is opened elsewhere. */
  onPress?: () => void;
  /** The next ones are on their way: presses do nothing, focus stays. */
  isPending?: boolean;
  /** Said aloud, once, when they have come: “Загружено 73–144 из 430”. */
  announcement?: string;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** How much of a list is shown, and the way to more of it. Nothing loads by itself, so the page's foot can be reached. */
export function LoadMore(props: LoadMoreProps) {
  const { label, href, shown, total, amountLabel, onPress, isPending = false, announcement } = props;

  const press = (event: MouseEvent) => {
    if (opensElsewhere(event) || (!isPending && !onPress)) return;
    event.preventDefault();
    if (!isPending) onPress?.();
  };

  return (
    <div className={styles.root}>
      <div className={styles.amount}>
        {amountLabel}
        <span className={styles.track}>
          <span
            className={styles.fill}
            style={{ inlineSize: `${Math.min(100, (100 * shown) / Math.max(1, total))}%` }}
          />
        </span>
      </div>
      {href !== undefined && (
        <Anchor
          href={href}
          className={styles.link}
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          onClick={press}
        >
          {isPending && <Ring />}
          {label}
        </Anchor>
      )}
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}
