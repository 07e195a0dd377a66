import { useId } from 'react';
import { MouseTip } from '../../internal/MouseTip.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { FacetCapNote } from '../FacetList/FacetCapNote.tsx';
import { checkboxOf, type FacetValue, type FacetValuesProps } from '../FacetList/facetValue.ts';
import * as styles from './SizeGrid.css.ts';

/** A size of a facet. */
export interface SizeValue extends FacetValue {
  /** The kind of size, such as “Перчатки”: sizes of one kind stand together under this caption. */
  group?: string;
}

export type SizeGridProps = FacetValuesProps<SizeValue>;

/** Sizes of a facet, several at a time. The count is read out and not drawn. One size is chosen in `SizePicker`. */
export function SizeGrid({ label, values, onToggle, cap }: SizeGridProps) {
  const capId = useId();
  const groups = [...Map.groupBy(values, ({ group }) => group)];

  return (
    <>
      {groups.map(([group, sizes]) => (
        <div key={group ?? ''} className={styles.group}>
          {group !== undefined && (
            <p className={styles.caption} aria-hidden="true">
              {group}
            </p>
          )}
          <ul aria-label={group === undefined ? label : `${label}, ${group}`} className={styles.list}>
            {sizes.map((value) => (
              <li key={value.value}>
                <Cell of={value} {...checkboxOf(value, { cap, capId, onToggle })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <FacetCapNote id={capId} cap={cap} />
    </>
  );
}

function Cell({ of: size, ...input }: { of: SizeValue } & ReturnType<typeof checkboxOf>) {
  return (
    <label className={styles.cell}>
      <MouseTip words={size.unavailable ?? size.count} />
      <input className={styles.input} {...input} />
      <span>{size.label}</span>
      {size.count !== undefined && <span className={visuallyHidden}>{`, ${size.count}`}</span>}
      {size.unavailable !== undefined && <span className={visuallyHidden}>{`, ${size.unavailable}`}</span>}
    </label>
  );
}
