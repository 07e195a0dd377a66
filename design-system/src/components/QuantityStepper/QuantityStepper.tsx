import { useId } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as field from '../../internal/field.css.ts';
import { useNumberDraft } from '../../internal/number-draft.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** What is counted, with the thing's name: “Количество: платье «Нева», 44”. Read out, not seen. */
  label: string;
  /** How many there are now. */
  value: number;
  /** Called on each press and when a written number is settled. Gather quick presses before asking a server. */
  onChange: (value: number) => void;
  /**
   * The least number. Taking a thing away altogether has a button of its own.
   *
   * @default 1
   */
  minValue?: number;
  /** How many can be had. */
  maxValue: number;
  /** The names of the two buttons. */
  labels: { decrease: string; increase: string };
  /** Said beneath, and read out, once the greatest number is reached: “Больше нет в наличии”. */
  maxNote?: string;
  /** Cannot be changed, such as for a thing that is sold out. */
  isDisabled?: boolean;
  /** The change is on its way; the stepper goes on working. */
  isPending?: boolean;
}

/** How many of a thing. The number can be written too; arrow keys, Page Up and Down, Home and End change it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, minValue = 1, maxValue, labels, maxNote, isDisabled, isPending } = props;
  const noteId = useId();
  const isAtMax = value >= maxValue;
  const { text, setDraft, commit, by, onKeyDown } = useNumberDraft({
    value,
    onChange: (next) => next !== null && onChange(next),
    min: minValue,
    max: maxValue,
    page: 5,
  });

  // Beside a spinbutton its two buttons are for pointers: the keyboard has the arrows (APG).
  const step = (name: 'decrease' | 'increase', isAtEnd: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={labels[name]}
      aria-disabled={isAtEnd || undefined}
      disabled={isDisabled}
      onClick={() => isAtEnd || by(name === 'increase' ? 1 : -1)}
    >
      <Icon name={name === 'increase' ? 'plus' : 'minus'} size="small" />
    </button>
  );

  return (
    <div className={styles.root}>
      <div className={field.frame} aria-busy={isPending || undefined}>
        {step('decrease', value <= minValue)}
        <input
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          className={classNames(field.control, styles.input)}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={minValue}
          aria-valuemax={maxValue}
          aria-describedby={isAtMax && maxNote ? noteId : undefined}
          disabled={isDisabled}
          value={text}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {step('increase', isAtMax)}
      </div>
      {maxNote !== undefined && (
        <output id={noteId} className={styles.note}>
          {isAtMax ? maxNote : ''}
        </output>
      )}
    </div>
  );
}
