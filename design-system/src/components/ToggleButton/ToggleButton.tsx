import type { Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** What is on or off. The words stay the same in both states: the state is told by the button itself. */
  children: string;
  /** Whether it is on, kept by the caller. */
  isPressed: boolean;
  /** Called with what it has become. */
  onChange: (isPressed: boolean) => void;
  /** A sign before the words; its shape is filled while the button is pressed. */
  icon?: IconName;
  /** Shows the icon alone. The words are then its name for a screen reader. */
  isIconOnly?: boolean;
  /** Cannot be pressed and takes no focus. */
  isDisabled?: boolean;
  /** The native button, to move focus to. */
  ref?: Ref<HTMLButtonElement>;
}

/** Something that is on or off at once, such as a favourite. In a form use `Checkbox` or `Switch`. */
export function ToggleButton({
  children,
  isPressed,
  onChange,
  icon,
  isIconOnly = false,
  isDisabled,
  ref,
}: ToggleButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.shape[isIconOnly ? 'icon' : 'words']}
      aria-pressed={isPressed}
      aria-label={isIconOnly ? children : undefined}
      disabled={isDisabled}
      onClick={() => onChange(!isPressed)}
    >
      {icon && <Icon name={icon} />}
      {!isIconOnly && children}
    </button>
  );
}
