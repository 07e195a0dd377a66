import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Popover.css.ts';
import { usePlace } from './usePlace.ts';

export interface PopoverProps {
  /** The button's words, and the name of what it opens. */
  label: string;
  /** Shows this sign in place of the words, which a screen reader still has. */
  icon?: IconName;
  /** A short text, perhaps with a link. More than that is a `Modal`. */
  children: ReactNode;
  /**
   * Which side of the button it takes while there is room.
   *
   * @default 'below'
   */
  side?: 'above' | 'below';
}

/**
 * A button that opens a note beside itself. Closes by Escape, by a press anywhere else and by its button; the page stays
 * alive and no history entry is made. Stands on the browser's own popover, so that it costs next to nothing. For words
 * that only name a control use `Tooltip`.
 */
export function Popover({ label, icon, children, side = 'below' }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePlace(button, note, isOpen, side);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A modal beneath would hear the same key.
    event.stopPropagation();
    note.current?.hidePopover();
    button.current?.focus();
  };

  return (
    <span role="presentation" className={styles.root} onKeyDown={keyDown}>
      <button
        ref={button}
        type="button"
        className={icon ? styles.sign : styles.words}
        aria-label={icon && label}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {icon ? <Icon name={icon} /> : label}
      </button>
      <dialog
        ref={note}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.note}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {children}
      </dialog>
    </span>
  );
}
