import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { usePlace } from '../Popover/usePlace.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** What the control does or why it is as it is; never the only place where this can be learnt. */
  text: string;
  /** One control, described by the text. */
  children: ReactNode;
  /**
   * Which side of the control it takes while there is room.
   *
   * @default 'above'
   */
  side?: 'above' | 'below';
}

/** How long the pointer rests before the text comes, and how long it may be away before the text goes, in ms. */
const delay = { show: 300, hide: 150 };

/**
 * A few words at a control while the pointer or the keyboard's focus is on it (WCAG 1.4.13: Escape takes it away, the
 * pointer may move onto it). A touch screen never shows it: use `Popover` for what must be found there.
 */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    bubble.current?.togglePopover(isOpen);
  }, [isOpen]);
  // After it is shown: before that it has no size.
  usePlace(root, bubble, isOpen, side);
  useEffect(() => {
    const control = root.current?.querySelector('a, button, input, select, textarea, [tabindex]');
    control?.setAttribute('aria-describedby', id);
    return () => {
      clearTimeout(timer.current);
      control?.removeAttribute('aria-describedby');
    };
  }, [id]);

  const turn = (toOpen: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(toOpen), after);
  };
  const enter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && turn(true, delay.show);
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true, 0);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A modal beneath would hear the same key.
    event.stopPropagation();
    turn(false, 0);
  };

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={enter}
      onPointerLeave={() => turn(false, delay.hide)}
      onPointerDown={() => turn(false, 0)}
      onFocus={focus}
      onBlur={() => turn(false, 0)}
      onKeyDown={keyDown}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
