import { useId } from 'react';
import { MouseTip } from '../../internal/MouseTip.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { FacetCapNote } from '../FacetList/FacetCapNote.tsx';
import { checkboxOf, type FacetValuesProps } from '../FacetList/facetValue.ts';
import * as styles from './SizeGrid.css.ts';

export type SizeGridProps = FacetValuesProps;

/** Sizes of a facet, several at a time. The count is read out and not drawn. One size is chosen in `SizePicker`. */
export function SizeGrid({ label, values, onToggle, cap }: SizeGridProps) {
  const capId = useId();

  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {values.map((value) => (
          <li key={value.value}>
            <label className={styles.cell}>
              <MouseTip words={value.unavailable ?? value.count} />
              <input className={styles.input} {...checkboxOf(value, { cap, capId, onToggle })} />
              <span>{value.label}</span>
              {value.count !== undefined && <span className={visuallyHidden}>{`, ${value.count}`}</span>}
              {value.unavailable !== undefined && (
                <span className={visuallyHidden}>{`, ${value.unavailable}`}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <FacetCapNote id={capId} cap={cap} />
    </>
  );
}
