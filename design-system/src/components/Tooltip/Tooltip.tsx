import { useEffect, useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
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
const delays = { delay: 300, closeDelay: 150 };

/**
 * A few words at a control while the pointer or the keyboard's focus is on it (WCAG 1.4.13: Escape takes it away, the
 * pointer may move onto it). One is shown at a time. A touch screen never shows it: use `Popover` for what must be found
 * there.
 */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const state = useTooltipTriggerState(delays);
  const { isOpen } = state;
  const { triggerProps } = useTooltipTrigger({}, state, root);
  const { tooltipProps } = useTooltip({}, state);
  // React Aria waits for the focus on the element that has its props: here it is on the control within.
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ target }: FocusEvent) => target.matches(':focus-visible') && state.open(true),
    onBlurWithin: () => state.close(true),
  });

  useEffect(() => {
    bubble.current?.togglePopover(isOpen);
  }, [isOpen]);
  // After it is shown: before that it has no size.
  usePlace(root, bubble, isOpen, side);
  // The description stands while the text is hidden too, for those who read on without moving the focus.
  useEffect(() => {
    const control = root.current?.querySelector('a, button, input, select, textarea, [tabindex]');
    control?.setAttribute('aria-describedby', id);
    return () => control?.removeAttribute('aria-describedby');
  }, [id]);

  return (
    <span
      {...mergeProps(triggerProps, focusWithinProps)}
      ref={root}
      role="presentation"
      aria-describedby={undefined}
      className={styles.root}
    >
      {children}
      <span {...tooltipProps} ref={bubble} id={id} popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
