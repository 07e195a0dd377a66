import { useState } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import { MaskedField } from '../MaskedField/index.ts';
import { normalisePhone, type PhoneCountry } from './normalise-phone.ts';
import { formatPhone, phoneFieldMasks } from './phone-mask.ts';

export interface PhoneFieldProps extends FieldProps, TextValue {
  /** Whose numbers are expected: +7 9xx… or +7 7xx…. A number of the other one can be written and is for `error` to name. */
  country: PhoneCountry;
  /** `tel` offers the shopper's own number; `off` where another person's is asked. @default 'tel' */
  autoComplete?: 'tel' | 'off';
  /** `+` and the figures written so far, such as `+79161234567`. Empty while there are none. */
  value?: string;
}

const stored = (text: string, country: PhoneCountry) =>
  /\d{2}|\(\d/.test(text) ? normalisePhone(text, country) : '';

/**
 * A Russian or a Kazakh phone, in any spelling: 8…, +7…, ten figures, brackets. It is set out as +7 (9xx) xxx xx xx while it is
 * written; the value is `+` and figures.
 */
export function PhoneField({
  country,
  value,
  defaultValue = '',
  onChange,
  autoComplete = 'tel',
  ...props
}: PhoneFieldProps) {
  const [draft, setDraft] = useState(() => formatPhone(value ?? defaultValue));
  // The draft may hold a lonely plus or bracket, which the value does not: it stays as long as both mean the same number.
  const text = value === undefined || stored(draft, country) === value ? draft : formatPhone(value);

  const write = (next: string) => {
    setDraft(next);
    onChange?.(stored(next, country));
  };
  return (
    <MaskedField
      {...props}
      mask={phoneFieldMasks[country]}
      type="tel"
      autoComplete={autoComplete}
      value={text}
      onChange={write}
    />
  );
}
