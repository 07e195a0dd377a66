import { useId, useState, type ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { classNames } from '../../internal/class-names.ts';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import { GroupFrame } from '../../internal/GroupFrame.tsx';
import * as styles from './RadioGroup.css.ts';

/** One of several of which one is chosen. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What has to be known before choosing it: where, when, for whom. */
  description?: ReactNode;
  /** What stands at the end of the line, such as a price. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps, Pick<TextValue, 'value' | 'defaultValue' | 'onChange'> {
  /** What can be chosen, in the order in which it stands. */
  options: readonly RadioOption[];
  /**
   * `plain` – words beside a ring; `cards` – rows over the whole width, for ways of delivery and payment.
   *
   * @default 'plain'
   */
  look?: 'plain' | 'cards';
  /** Only where something in sight asks the question already. */
  isLabelHidden?: boolean;
}

/** One of two to six, all in sight. Short words of equal weight: `SegmentedControl`; more: `Select`. */
export function RadioGroup({
  options,
  look = 'plain',
  value,
  defaultValue,
  onChange,
  ...frame
}: RadioGroupProps) {
  const generatedName = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const isCards = look === 'cards';

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const rows = options.map((option) => (
    <label key={option.value} className={isCards ? styles.card : choice.row}>
      <input
        type="radio"
        className={classNames(choice.ring, isCards && styles.quietFocus)}
        name={frame.name ?? generatedName}
        value={option.value}
        checked={chosen === option.value}
        disabled={option.isDisabled}
        onChange={() => choose(option.value)}
      />
      <span className={choice.line}>
        <span className={choice.words}>
          <span className={isCards ? styles.strong : undefined}>{option.label}</span>
          {option.description !== undefined && (
            <span className={choice.description}>{option.description}</span>
          )}
        </span>
        {option.aside !== undefined && <span className={choice.aside}>{option.aside}</span>}
      </span>
    </label>
  ));

  return (
    <GroupFrame {...frame} role="radiogroup">
      {isCards ? <div className={styles.cards}>{rows}</div> : rows}
    </GroupFrame>
  );
}
