import { useRef, type SubmitEvent } from 'react';
import type { TextValue } from '../../internal/field-props.ts';
import * as field from '../../internal/field.css.ts';
import { InputField } from '../../internal/InputField.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Pick<TextValue, 'onChange'> {
  /** What is searched. It is the name of the field and is seen only as the text inside, while that is empty. */
  label: string;
  /** What is written, kept by the caller. */
  value: string;
  /** The name of the button that empties the field. */
  clearLabel: string;
  /** Called with what is written, on Enter. */
  onSubmit: (value: string) => void;
  /** Where the form goes without scripts; the words are sent as `name`. */
  action?: string;
  /** The name under which a form without scripts sends the words. */
  name?: string;
}

/** Words to search by. Suggestions while typing are `ComboBox`. */
export function SearchField({
  label,
  value,
  clearLabel,
  onChange,
  onSubmit,
  action,
  name,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(value);
  };
  const clear = () => {
    onChange?.('');
    input.current?.focus();
  };

  return (
    <search className={styles.root}>
      <form action={action} onSubmit={submit}>
        <InputField
          ref={input}
          label={label}
          isLabelHidden
          name={name}
          value={value}
          onChange={onChange}
          input={{ role: 'searchbox', enterKeyHint: 'search', autoComplete: 'off', placeholder: label }}
          before={
            <span className={styles.sign}>
              <Icon name="search" />
            </span>
          }
          after={
            value !== '' && (
              <button type="button" className={field.innerButton} aria-label={clearLabel} onClick={clear}>
                <Icon name="close" />
              </button>
            )
          }
        />
      </form>
    </search>
  );
}
