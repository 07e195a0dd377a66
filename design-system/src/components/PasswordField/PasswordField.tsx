import { useState, type Ref } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import * as styles from '../../internal/field.css.ts';
import { InputField } from '../../internal/InputField.tsx';
import { Icon } from '../Icon/index.ts';

export interface PasswordFieldProps extends FieldProps, TextValue {
  /** The names of the button that shows the password and hides it again. */
  labels: { show: string; hide: string };
  /** `new-password` lets the browser propose one. */
  autoComplete: 'current-password' | 'new-password';
  /** The native input, to move focus to. */
  ref?: Ref<HTMLInputElement>;
}

/** A secret that can be made visible, so that it can be checked before it is sent. Pasting is allowed. */
export function PasswordField({ labels, autoComplete, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <InputField
      {...props}
      input={{ type: isShown ? 'text' : 'password', autoComplete, autoCapitalize: 'none', spellCheck: false }}
      after={
        <button
          type="button"
          className={styles.innerButton}
          aria-label={isShown ? labels.hide : labels.show}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
