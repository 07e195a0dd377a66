import { ErrorText } from '../../internal/ErrorText.tsx';

export interface FieldErrorProps {
  /** The control it is about names it by `aria-describedby`. */
  id: string;
  /** What is wrong and how to put it right. */
  children: string;
}

/** An error beside a control of your own. The fields of the design system bring theirs by their `error`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return <ErrorText id={id}>{children}</ErrorText>;
}
