import { useEffect, useRef, type ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { ErrorText } from '../../internal/ErrorText.tsx';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps } from '../../internal/field-props.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'requirement'> {
  /** What is agreed to or chosen. May hold a link. */
  children: ReactNode;
  /** Whether it is checked, kept by the caller. */
  isChecked?: boolean;
  /** Whether it is checked at first, where it keeps that by itself. */
  defaultChecked?: boolean;
  /** Called with what it has become. */
  onChange?: (isChecked: boolean) => void;
  /** What a form sends when it is checked. @default 'on' */
  value?: string;
  /** Some of what it stands for is chosen, and not all. */
  isIndeterminate?: boolean;
  /** What stands at the end of the line, such as a count. */
  aside?: ReactNode;
}

/** Yes or no, taken when the form is sent. For what works at once use `Switch`; for several of a list `CheckboxGroup`. */
export function Checkbox({ children, isIndeterminate = false, aside, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { control, descriptionId, errorId } = useFieldIds(props);

  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate, props.isChecked]);

  return (
    <div>
      <label className={choice.row}>
        <input
          {...control}
          ref={input}
          type="checkbox"
          className={choice.box}
          name={props.name}
          value={props.value}
          checked={props.isChecked}
          defaultChecked={props.defaultChecked}
          disabled={props.isDisabled}
          onChange={(event) => props.onChange?.(event.target.checked)}
        />
        <span className={choice.line}>
          <span className={choice.words}>{children}</span>
          {aside !== undefined && <span className={choice.aside}>{aside}</span>}
        </span>
      </label>
      {props.error && <ErrorText id={errorId}>{props.error}</ErrorText>}
      {props.description && (
        <p id={descriptionId} className={choice.note}>
          {props.description}
        </p>
      )}
    </div>
  );
}
