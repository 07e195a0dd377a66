import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Fault, Form } from './create-form.ts';

/** In a form without a summary: each try that meets a fault moves the focus to the first faulty field. */
export function useFaultFocus<Field extends string, F extends Fault>(form: Form<Field, F>): void {
  const { shown, attempt } = useUnit({ shown: form.$shown, attempt: form.$attempt });
  const first = shown[0]?.field;
  const answered = useRef(0);

  useEffect(() => {
    if (attempt === 0) answered.current = 0;
    if (!first || attempt <= answered.current) return;
    answered.current = attempt;
    document.getElementById(`${form.idPrefix}-${first}`)?.focus();
  }, [form.idPrefix, first, attempt]);
}
