import { useId, type ReactNode } from 'react';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  /** What the fields are about together. */
  legend: string;
  /** The fields, one under another. */
  children: ReactNode;
  /** A hint for all of them, read out on coming in. */
  description?: string;
  /** Disables every field within. */
  isDisabled?: boolean;
}

/** A part of a form: an address, a recipient. A single question with several answers is `RadioGroup` or `CheckboxGroup`. */
export function Fieldset({ legend, children, description, isDisabled }: FieldsetProps) {
  const descriptionId = useId();
  return (
    <fieldset
      className={styles.root}
      disabled={isDisabled}
      aria-describedby={description ? descriptionId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        {description && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  );
}
