import { useUnit } from 'effector-react';
import type { Fault, Form } from './create-form.ts';

/** The id of a field in the page. */
const idOf = ({ idPrefix }: { idPrefix: string }, field: string) => `${idPrefix}-${field}`;

/** A form as its view needs it; `textOf` puts a fault into words. */
export function useForm<Field extends string, F extends Fault>(
  form: Form<Field, F>,
  textOf: (field: Field, fault: F) => string,
) {
  const { shown, attempt, touch } = useUnit({
    shown: form.$shown,
    attempt: form.$attempt,
    touch: form.touched,
  });

  return {
    /** The id of a field, and its `error` where it has one that is shown. */
    fieldOf(field: Field): { id: string; error?: string } {
      const found = shown.find((one) => one.field === field);
      return { id: idOf(form, field), ...(found && { error: textOf(field, found.fault) }) };
    },
    /** Called when the focus leaves a field. */
    blurOf: (field: Field) => () => touch([field]),
    /** What `ErrorSummary` shows: nothing before the first try. */
    summary: {
      attempt,
      errors:
        attempt > 0
          ? shown.map(({ field, fault }) => ({ fieldId: idOf(form, field), message: textOf(field, fault) }))
          : [],
    },
  };
}
