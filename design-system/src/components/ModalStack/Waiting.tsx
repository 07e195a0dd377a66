import { Ring } from '../../internal/Ring.tsx';
import * as styles from './ModalStack.css.ts';

/** What is seen when a modal's code takes long to come. */
export const Waiting = () => (
  <div className={styles.wait}>
    <Ring />
  </div>
);
