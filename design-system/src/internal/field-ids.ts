import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** The ids of a field's parts, and the attributes that tie its control to them. */
export function useFieldIds({ id: given, description, error, isRequired }: Partial<FieldProps>) {
  const generated = useId();
  const id = given ?? generated;
  const ids = { id, labelId: `${id}-label`, descriptionId: `${id}-description`, errorId: `${id}-error` };
  const describedBy = [error && ids.errorId, description && ids.descriptionId].filter(Boolean).join(' ');

  return {
    ...ids,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': isRequired || undefined,
    },
  };
}
