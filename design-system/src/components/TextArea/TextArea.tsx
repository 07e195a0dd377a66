import type { Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import * as field from '../../internal/field.css.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { useEarlyText } from '../../internal/useEarlyText.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, TextValue {
  /**
   * How much is seen while it is empty: two, three or six lines.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /** How much of the room is taken, such as “120 из 500”; it is seen and not announced. */
  count?: string;
  /** Can be read, chosen and copied, not changed. */
  isReadOnly?: boolean;
  /** The greatest number of characters; more cannot be typed. Prefer an error that says so. */
  maxLength?: number;
  /** The native textarea, to move focus to. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text: a comment for the courier, a review. */
export function TextArea({ size = 'medium', count, isReadOnly, maxLength, ref, ...props }: TextAreaProps) {
  const { label, description, error, requirement } = props;
  const ids = useFieldIds(props);
  useEarlyText(ids.id, props);

  return (
    <FieldFrame {...{ label, description, error, requirement, ids }}>
      <div className={field.frame}>
        <textarea
          {...ids.control}
          ref={ref}
          name={props.name}
          maxLength={maxLength}
          value={props.value}
          defaultValue={props.defaultValue}
          disabled={props.isDisabled}
          readOnly={isReadOnly}
          className={classNames(field.control, styles.area, styles.size[size])}
          onChange={(event) => props.onChange?.(event.target.value.normalize('NFC'))}
          onBlur={() => props.onBlur?.()}
        />
      </div>
      {count && <p className={styles.count}>{count}</p>}
    </FieldFrame>
  );
}
