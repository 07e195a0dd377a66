import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** “К содержанию”. */
  label: string;
  /** Id of what it leads to. Give that `tabIndex={-1}`. */
  targetId: string;
}

/** The first stop of the Tab key on a page: past the menus. It is seen only while it has the focus. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {label}
    </a>
  );
}
