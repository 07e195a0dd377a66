import { useId, type ReactNode, type Ref } from 'react';
import { useRovingRadios, type RovingOption } from '../../internal/useRovingRadios.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './SizePicker.css.ts';

/** One size of a product. */
export interface SizeOption extends RovingOption {
  /** The size as it is sewn in: “44”, “XS”, “27/32”. */
  label: string;
  /** What is said of it: “осталась 1 шт.”, or “нет в наличии” for one that is sold out. */
  note?: string;
  /** It can be had in another way than the rest, which `note` names: “только в магазинах”. Drawn with a broken line. */
  isApart?: boolean;
}

export interface SizePickerProps {
  /** “Размер”. */
  label: string;
  /** The sizes, smallest first. */
  options: readonly SizeOption[];
  /** The size that is chosen. */
  value?: string;
  /** Called with the size that was chosen. */
  onChange: (value: string) => void;
  /** Called when a size that is sold out is pressed: offer to tell when it is back. */
  onSoldOutPress?: (value: string) => void;
  /** Why the shopper cannot go on, such as “Выберите размер”. Focus the group through `ref` when it appears. */
  error?: string;
  /** A link to the table of sizes, beside the label. */
  guide?: ReactNode;
  /** Gets the group, which can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** Chooses one size, each a button (APG radio group). Several sizes of a filter are chosen in `SizeGrid`. */
export function SizePicker(props: SizePickerProps) {
  const { label, options, value, onChange, onSoldOutPress, error, guide, ref } = props;
  const id = useId();
  const radioOf = useRovingRadios(options, value, onChange, onSoldOutPress);
  const note = options.find((option) => option.value === value)?.note;

  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <span id={`${id}label`}>{label}</span>
        {guide}
      </div>
      <div
        ref={ref}
        role="radiogroup"
        tabIndex={-1}
        className={styles.row}
        data-wide={options.some(({ label }) => label.length > 6) || undefined}
        aria-labelledby={`${id}label`}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        aria-invalid={error !== undefined || undefined}
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            {...radioOf(option, index)}
            className={styles.option}
            data-apart={option.isApart || undefined}
          >
            {option.label}
            {option.note !== undefined && <span className={visuallyHidden}>{`, ${option.note}`}</span>}
          </button>
        ))}
      </div>
      {note !== undefined && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
