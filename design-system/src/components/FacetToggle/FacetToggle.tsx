import { useId } from 'react';
import * as styles from './FacetToggle.css.ts';

export interface FacetToggleProps {
  /** What is narrowed to: “Только со скидкой”. */
  label: string;
  /** Whether the listing is narrowed to it. */
  isSelected: boolean;
  /** Called with what it has become. */
  onChange: (isSelected: boolean) => void;
  /** A quiet line beneath, such as how many it would leave, or why it cannot be used. */
  note?: string;
  /**
   * Cannot be turned: nothing would be left. `note` says why.
   *
   * @default false
   */
  isDisabled?: boolean;
}

/** A facet of one value, on or off at once. */
export function FacetToggle({ label, isSelected, onChange, note, isDisabled = false }: FacetToggleProps) {
  const id = useId();

  return (
    <label className={styles.root}>
      <span>
        <span id={`${id}label`}>{label}</span>
        {note !== undefined && (
          <span id={`${id}note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}label`}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
