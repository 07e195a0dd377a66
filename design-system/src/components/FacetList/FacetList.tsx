import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MouseTip } from '../../internal/MouseTip.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { FacetCapNote } from './FacetCapNote.tsx';
import * as styles from './FacetList.css.ts';
import { checkboxOf, type FacetValuesProps } from './facetValue.ts';

export interface FacetListProps extends FacetValuesProps {
  /** Shows the first values and the selected ones; the rest come by a button: “Ещё 12”. */
  fold?: { after: number; moreLabel: string };
}

/** Values of a facet as checkboxes, with how many each would leave. */
export function FacetList({ label, values, onToggle, cap, fold }: FacetListProps) {
  const capId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isFolded = fold !== undefined && !isWhole && values.length > fold.after;
  const shown = isFolded ? values.filter((value, index) => index < fold.after || value.isSelected) : values;

  const unfold = () => {
    flushSync(() => setWhole(true));
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    inputs
      .slice(fold?.after)
      .find((input) => !input.disabled)
      ?.focus();
  };

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list}>
        {shown.map((value) => (
          <li key={value.value}>
            <label className={styles.row}>
              <MouseTip words={value.unavailable} />
              <input className={styles.box} {...checkboxOf(value, { cap, capId, onToggle })} />
              <span className={styles.name}>{value.label}</span>
              {value.count !== undefined && <span className={styles.count}>{value.count}</span>}
              {value.unavailable !== undefined && (
                <span className={visuallyHidden}>{`, ${value.unavailable}`}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {isFolded && (
        <div>
          <button type="button" className={styles.more} onClick={unfold}>
            {fold.moreLabel}
          </button>
        </div>
      )}
      <FacetCapNote id={capId} cap={cap} />
    </>
  );
}
