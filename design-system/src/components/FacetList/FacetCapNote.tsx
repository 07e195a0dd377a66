import * as styles from './FacetList.css.ts';
import type { FacetCap } from './facetValue.ts';

export interface FacetCapNoteProps {
  id: string;
  cap: FacetCap | undefined;
}

/** Says why no more can be chosen, once that is so. */
export function FacetCapNote({ id, cap }: FacetCapNoteProps) {
  if (!cap) return null;

  return (
    <output id={id} className={styles.capNote}>
      {cap.isReached && cap.reason}
    </output>
  );
}
