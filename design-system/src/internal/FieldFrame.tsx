import type { ReactNode } from 'react';
import { ErrorText } from './ErrorText.tsx';
import type { useFieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import * as styles from './field.css.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'description' | 'error' | 'requirement'> {
  ids: Pick<ReturnType<typeof useFieldIds>, 'id' | 'labelId' | 'descriptionId' | 'errorId'>;
  /** Only where something else in sight says what is asked: a search field, a quantity in a row. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Label, control, error and hint, in this order. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, requirement, ids, isLabelHidden = false, children } = props;
  return (
    <div className={styles.root}>
      <label id={ids.labelId} htmlFor={ids.id} className={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {requirement && ' '}
        {requirement && <span className={styles.requirement}>{requirement}</span>}
      </label>
      {children}
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      {description && (
        <p id={ids.descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
