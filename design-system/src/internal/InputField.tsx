import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useFieldIds } from './field-ids.ts';
import type { FieldProps, TextValue } from './field-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as styles from './field.css.ts';
import { useEarlyText } from './useEarlyText.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'prefix' | 'disabled'
>;

interface InputFieldProps extends FieldProps, TextValue {
  /** The native input's own attributes. `type` is `text` where nothing else is given. */
  input?: Native;
  isLabelHidden?: boolean;
  /** What stands inside the frame, at either end. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A field with one native input: what the public fields are made of. What is written is told composed (NFC). */
export function InputField(props: InputFieldProps) {
  const { label, description, error, requirement, isLabelHidden, before, after, ref } = props;
  const ids = useFieldIds(props);
  useEarlyText(ids.id, props);

  return (
    <FieldFrame {...{ label, description, error, requirement, ids, isLabelHidden }}>
      <div className={styles.frame}>
        {before}
        <input
          type="text"
          {...props.input}
          {...ids.control}
          ref={ref}
          name={props.name}
          value={props.value}
          defaultValue={props.defaultValue}
          disabled={props.isDisabled}
          className={styles.control}
          onChange={(event) => props.onChange?.(event.target.value.normalize('NFC'))}
          onBlur={(event) => {
            props.input?.onBlur?.(event);
            props.onBlur?.();
          }}
        />
        {after}
      </div>
    </FieldFrame>
  );
}
