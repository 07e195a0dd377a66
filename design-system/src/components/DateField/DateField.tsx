import type { Ref } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import { InputField } from '../../internal/InputField.tsx';

export interface DateFieldProps extends FieldProps, TextValue {
  /** The first day that the calendar offers, as `YYYY-MM-DD`. An earlier one can still be written: check it. */
  min?: string;
  /** The last day that the calendar offers, as `YYYY-MM-DD`. */
  max?: string;
  /** Lets the browser fill in the date of birth. */
  autoComplete?: 'bday';
  /** The native input, to move focus to. */
  ref?: Ref<HTMLInputElement>;
}

/** A day, as `YYYY-MM-DD`, by the browser's own calendar and in its own language. Few days to choose from: `RadioGroup`. */
export function DateField({ min, max, autoComplete, ...props }: DateFieldProps) {
  return <InputField {...props} input={{ type: 'date', min, max, autoComplete }} />;
}
