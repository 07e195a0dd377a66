import { useState, type ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import type { FieldProps } from '../../internal/field-props.ts';
import { GroupFrame } from '../../internal/GroupFrame.tsx';

/** One of several that can be chosen together. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  description?: string;
  /** What stands at the end of the line, such as a count. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  /** What can be chosen, in the order in which it stands. */
  options: readonly CheckboxOption[];
  /** What is chosen, in the order of the options. */
  value?: readonly string[];
  /** What is chosen at first, where the group keeps it by itself. */
  defaultValue?: readonly string[];
  /** Called with everything that is chosen now. */
  onChange?: (value: readonly string[]) => void;
}

/** Any number out of a few, in a form. For the facets of a listing there is `FacetList`. */
export function CheckboxGroup({ options, value, defaultValue = [], onChange, ...frame }: CheckboxGroupProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;

  const toggle = (toggled: string) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === toggled ? !chosen.includes(one) : chosen.includes(one)));
    setOwn(next);
    onChange?.(next);
  };

  return (
    <GroupFrame {...frame}>
      {options.map((option) => (
        <label key={option.value} className={choice.row}>
          <input
            type="checkbox"
            className={choice.box}
            name={frame.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={option.isDisabled}
            aria-invalid={frame.error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
          <span className={choice.line}>
            <span className={choice.words}>
              {option.label}
              {option.description && <span className={choice.description}>{option.description}</span>}
            </span>
            {option.aside !== undefined && <span className={choice.aside}>{option.aside}</span>}
          </span>
        </label>
      ))}
    </GroupFrame>
  );
}
