import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Pager.css.ts';
import { pagesAround } from './pagesAround.ts';

export interface PagerProps {
  /** Names the pager: “Страницы заказов”. */
  label: string;
  /** The page that is open, counted from 1. */
  current: number;
  /** How many pages there are. */
  total: number;
  /** The address of a page; counted from 1. */
  hrefOf: (page: number) => string;
  /** “Страница 3”. */
  pageLabel: (page: number) => string;
  /** “Предыдущая”. */
  previousLabel: string;
  /** “Следующая”. */
  nextLabel: string;
}

/** Pages of a list, each with its address. Lists of products use `LoadMore`. */
export function Pager({ label, current, total, hrefOf, pageLabel, previousLabel, nextLabel }: PagerProps) {
  if (total < 2) return null;

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <Anchor href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel} className={styles.page}>
              <Icon name="arrow-left" size="small" />
            </Anchor>
          </li>
        )}
        {pagesAround(current, total).map((page, index) => (
          <li key={page === 'gap' ? `gap${index}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                href={hrefOf(page)}
                className={styles.page}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Anchor>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Anchor href={hrefOf(current + 1)} rel="next" aria-label={nextLabel} className={styles.page}>
              <Icon name="arrow-right" size="small" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
