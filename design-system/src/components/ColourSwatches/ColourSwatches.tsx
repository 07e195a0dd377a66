import { useId } from 'react';
import { Swatch } from '../../internal/Swatch.tsx';
import { MouseTip } from '../../internal/MouseTip.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { FacetCapNote } from '../FacetList/FacetCapNote.tsx';
import { checkboxOf, type FacetValue, type FacetValuesProps } from '../FacetList/facetValue.ts';
import * as styles from './ColourSwatches.css.ts';

/** A colour that can be chosen. */
export interface ColourValue extends FacetValue {
  /** The colour as `#rrggbb`. Without it the swatch is many-coloured. */
  hex?: string;
}

export type ColourSwatchesProps = FacetValuesProps<ColourValue>;

/** Colours of a facet, several at a time, each with its name. One colour of a product is chosen in `ColourPicker`. */
export function ColourSwatches({ label, values, onToggle, cap }: ColourSwatchesProps) {
  const capId = useId();

  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {values.map((value) => (
          <li key={value.value}>
            <label className={styles.row}>
              <MouseTip words={value.unavailable} />
              <input className={styles.input} {...checkboxOf(value, { cap, capId, onToggle })} />
              <span className={styles.swatch}>
                <Swatch hex={value.hex} isTicked={value.isSelected} />
              </span>
              <span className={styles.name}>
                {value.label}
                {value.count !== undefined && <span className={styles.count}>{` ${value.count}`}</span>}
                {value.unavailable !== undefined && (
                  <span className={visuallyHidden}>{`, ${value.unavailable}`}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FacetCapNote id={capId} cap={cap} />
    </>
  );
}
