import type { Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import * as field from '../../internal/field.css.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, TextValue {
  /**
   * How many lines are seen while it is empty.
   *
   * @default 3
   */
  rows?: number;
  /** How much of the room is taken, such as “120 из 500”; it is seen and not announced. */
  count?: string;
  isReadOnly?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text: a comment for the courier, a review. */
export function TextArea({ rows = 3, count, isReadOnly, maxLength, ref, ...props }: TextAreaProps) {
  const { label, description, error, requirement } = props;
  const ids = useFieldIds(props);

  return (
    <FieldFrame {...{ label, description, error, requirement, ids }}>
      <div className={field.frame}>
        <textarea
          {...ids.control}
          ref={ref}
          name={props.name}
          rows={rows}
          maxLength={maxLength}
          value={props.value}
          defaultValue={props.defaultValue}
          disabled={props.isDisabled}
          readOnly={isReadOnly}
          className={classNames(field.control, styles.area)}
          onChange={(event) => props.onChange?.(event.target.value)}
          onBlur={props.onBlur}
        />
      </div>
      {count && <p className={styles.count}>{count}</p>}
    </FieldFrame>
  );
}
