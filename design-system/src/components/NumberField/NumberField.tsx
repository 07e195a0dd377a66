import type { FieldProps } from '../../internal/field-props.ts';
import * as styles from '../../internal/field.css.ts';
import { InputField } from '../../internal/InputField.tsx';
import { useNumberDraft } from '../../internal/number-draft.ts';

export interface NumberFieldProps extends FieldProps {
  /** A whole number; `null` while the field is empty. */
  value: number | null;
  /** Called when the number is settled: by Enter, on leaving the field, or by an arrow key. */
  onChange: (value: number | null) => void;
  /** The least number; less is raised to it when the field is left. */
  minValue?: number;
  /** The greatest number; more is lowered to it when the field is left. */
  maxValue?: number;
  /**
   * How far an arrow key goes.
   *
   * @default 1
   */
  step?: number;
  /** A unit after the number. */
  suffix?: string;
}

/** A whole number that is written. For a few pieces more or fewer use `QuantityStepper`; for codes `MaskedField`. */
export function NumberField({
  value,
  onChange,
  minValue = Number.NEGATIVE_INFINITY,
  maxValue = Number.POSITIVE_INFINITY,
  step,
  suffix,
  ...props
}: NumberFieldProps) {
  const { text, setDraft, commit, onKeyDown } = useNumberDraft({
    value,
    onChange,
    min: minValue,
    max: maxValue,
    step,
  });

  return (
    <InputField
      {...props}
      value={text}
      onChange={setDraft}
      onBlur={commit}
      input={{
        role: 'spinbutton',
        inputMode: 'numeric',
        autoComplete: 'off',
        onKeyDown,
        'aria-valuenow': value ?? undefined,
        'aria-valuemin': Number.isFinite(minValue) ? minValue : undefined,
        'aria-valuemax': Number.isFinite(maxValue) ? maxValue : undefined,
      }}
      after={suffix && <span className={styles.suffix}>{suffix}</span>}
    />
  );
}
