import { useId } from 'react';
import { GroupFrame } from '../../internal/GroupFrame.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps {
  /** What is chosen between. */
  label: string;
  /** Two to four short words. */
  options: readonly { value: string; label: string; isDisabled?: boolean; lang?: string }[];
  /** The option that is chosen. */
  value: string;
  /** Called with the option that was chosen. */
  onChange: (value: string) => void;
  /** Only where something in sight says what is chosen between. */
  isLabelHidden?: boolean;
}

/** One of a few views of the same thing, changed at once: list or map, delivery or pickup. In a form use `RadioGroup`. */
export function SegmentedControl({ label, options, value, onChange, isLabelHidden }: SegmentedControlProps) {
  const name = useId();
  return (
    <GroupFrame label={label} isLabelHidden={isLabelHidden} role="radiogroup">
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} lang={option.lang}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
