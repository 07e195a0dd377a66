import type { ReactNode, SubmitEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields, groups of fields and the button that sends them. */
  children: ReactNode;
  /** Called on Enter and on the submit button. The page does not go anywhere then. */
  onSubmit?: (data: FormData) => void;
  /** What a screen reader calls the form, where no heading does. */
  label?: string;
  /** So that a submit button may stand elsewhere. */
  id?: string;
  /** Where the form goes without scripts. */
  action?: string;
  /**
   * How a form without scripts is sent; `get` writes what was asked into the address.
   *
   * @default 'post'
   */
  method?: 'get' | 'post';
  /** Takes the whole width instead of a comfortable column. */
  isWide?: boolean;
}

/** Fields one under another. The browser's own checks are off: errors come from whoever knows the rules. */
export function Form({ children, onSubmit, label, id, action, method = 'post', isWide = false }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      id={id}
      className={classNames(styles.root, isWide && styles.wide)}
      aria-label={label}
      action={action}
      method={method}
      noValidate
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
