import { Anchor } from '../../internal/Anchor.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** “Вы здесь”. */
  label: string;
  /** From the outermost inwards. The last is the page itself and needs no address. */
  crumbs: readonly { label: string; href?: string }[];
}

/** The way from the first page to this one. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.href === undefined || index === crumbs.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <Anchor href={crumb.href} className={styles.link}>
                {crumb.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
