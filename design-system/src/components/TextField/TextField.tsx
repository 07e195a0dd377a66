import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import * as styles from '../../internal/field.css.ts';
import { InputField } from '../../internal/InputField.tsx';
import { inputMode, type InputType } from './input-types.ts';

export interface TextFieldProps extends FieldProps, TextValue {
  /**
   * Which keyboard a touch screen shows: `text`, `numeric` – figures only, `tel` – a telephone's. The native type is always
   * `text`, so that leading zeros and spaces survive.
   *
   * @default 'text'
   */
  type?: InputType;
  /** What the browser may fill in: `name`, `email`, `address-line1`. `email` brings the keyboard with @. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Figures or a word before what is written, such as “кв.”. It is read out with the label if the label says it too. */
  prefix?: string;
  /** A unit after what is written. */
  suffix?: string;
  /** Can be read, chosen and copied, not changed. */
  isReadOnly?: boolean;
  /** The greatest number of characters; more cannot be typed. Prefer an error that says so. */
  maxLength?: number;
  /** The language of what is written, where it differs from the page's. */
  lang?: string;
  /** The native input, to move focus to. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Nothing is checked by itself: `error` comes from whoever knows the rules. */
export function TextField({
  type = 'text',
  autoComplete,
  prefix,
  suffix,
  isReadOnly,
  maxLength,
  lang,
  ...props
}: TextFieldProps) {
  return (
    <InputField
      {...props}
      input={{
        inputMode: autoComplete === 'email' ? 'email' : inputMode(type),
        autoComplete,
        readOnly: isReadOnly,
        maxLength,
        lang,
        ...(autoComplete === 'email' && { autoCapitalize: 'none', spellCheck: false }),
      }}
      before={prefix && <span className={styles.prefix}>{prefix}</span>}
      after={suffix && <span className={styles.suffix}>{suffix}</span>}
    />
  );
}
