import { useEffect, useId, useRef, type MouseEvent } from 'react';
import * as styles from './ErrorSummary.css.ts';

/** One thing that is wrong in a form. */
export interface FormError {
  /** The `id` of the field. */
  fieldId: string;
  /** The same words that stand at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** Such as “Проверьте три поля”. */
  title: string;
  /** In the order of the fields. While it is empty nothing is shown. */
  errors: readonly FormError[];
  /**
   * Which attempt to send the form this is: each new one moves focus here again.
   *
   * @default 0
   */
  attempt?: number;
}

/** What is wrong in a form, above it: each a link to its field. It takes focus when it appears. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (hasErrors) root.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    <div ref={root} className={styles.root} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Goes to the field without touching the address, which belongs to the router. */
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:not(:disabled)')
    : field;
  (control ?? field).focus();
  field.scrollIntoView({ block: 'center' });
}
