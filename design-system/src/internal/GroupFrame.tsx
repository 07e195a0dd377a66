import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ErrorText } from './ErrorText.tsx';
import { useFieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import * as field from './field.css.ts';
import * as styles from './GroupFrame.css.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

interface GroupFrameProps extends Omit<FieldProps, 'isRequired' | 'name'> {
  isLabelHidden?: boolean;
  /** Radio buttons are announced as one group with its own rules; anything else is a plain group. */
  role?: 'radiogroup';
  isRequired?: boolean;
  children: ReactNode;
}

/** Several controls under one question, with its hint and its error. Takes focus when an error summary sends it here. */
export function GroupFrame({ role, isLabelHidden = false, children, ...props }: GroupFrameProps) {
  const { label, requirement, description, error, isDisabled } = props;
  const { control, descriptionId, errorId } = useFieldIds(props);

  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      role={role}
      className={styles.root}
      disabled={isDisabled}
      aria-describedby={control['aria-describedby']}
      {...(role && { 'aria-invalid': control['aria-invalid'], 'aria-required': control['aria-required'] })}
    >
      <legend className={isLabelHidden ? visuallyHidden : classNames(field.label, styles.legend)}>
        {label}
        {requirement && ' '}
        {requirement && <span className={field.requirement}>{requirement}</span>}
      </legend>
      {description && (
        <p id={descriptionId} className={field.description}>
          {description}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  );
}
