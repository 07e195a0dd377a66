import { useId } from 'react';
import * as choice from '../../internal/choice.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. The words stay the same in both states. */
  children: string;
  /** Whether it is on, kept by the caller. */
  isOn: boolean;
  /** Called with what it has become. */
  onChange: (isOn: boolean) => void;
  /** What changes with it. */
  description?: string;
  /** Cannot be turned. `description` says why. */
  isDisabled?: boolean;
}

/** A setting that works at once. For what is sent with a form use `Checkbox`. */
export function Switch({ children, isOn, onChange, description, isDisabled }: SwitchProps) {
  const descriptionId = useId();
  return (
    <div>
      <label className={choice.row}>
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-describedby={description ? descriptionId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={choice.words}>{children}</span>
      </label>
      {description && (
        <p id={descriptionId} className={styles.note}>
          {description}
        </p>
      )}
    </div>
  );
}
