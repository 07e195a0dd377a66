import { useMemo, useRef } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import { InputField } from '../../internal/InputField.tsx';
import { digits } from '../MaskedField/masks.ts';
import { useMask } from '../MaskedField/use-mask.ts';

export interface CodeFieldProps extends FieldProps, TextValue {
  /** How many figures the code has. */
  length: number;
  /** Called once all figures are there, also after a paste. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code in one field, so that it can be pasted, filled in by the telephone and read as a word. Leading zeros stay;
 * everything but figures is left out.
 */
export function CodeField({ length, onComplete, onChange, ...props }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const mask = useMemo(() => digits(length), [length]);
  useMask(input, mask.options);

  return (
    <InputField
      {...props}
      ref={input}
      input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      onChange={(code) => {
        onChange?.(code);
        if (code.length === length) onComplete?.(code);
      }}
    />
  );
}
