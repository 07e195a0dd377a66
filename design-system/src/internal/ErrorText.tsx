import { Icon } from '../components/Icon/index.ts';
import * as styles from './field.css.ts';

/** What is wrong with a field, with a sign, so that it is told by more than its colour. */
export function ErrorText({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="warning" size="text" />
      </span>
      {children}
    </p>
  );
}
