import { useState, type KeyboardEvent } from 'react';

/** One choice of a row of radio buttons. */
export interface RovingOption {
  value: string;
  /** It can be reached and not chosen. */
  isSoldOut?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The keys of a radio group (APG) that native radio buttons cannot give: a choice that is sold out takes the focus and
 * keeps the selection where it was. Each button gets what the returned function answers for its index.
 */
export function useRovingRadios(
  options: readonly RovingOption[],
  value: string | undefined,
  onChange: (value: string) => void,
  onSoldOutPress?: (value: string) => void,
) {
  const [focused, setFocused] = useState<string>();
  const has = (wanted: string | undefined) => options.some((option) => option.value === wanted);
  const stop = has(focused) ? focused : has(value) ? value : options[0]?.value;

  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();

    const next = (from + step + options.length) % options.length;
    const radios = event.currentTarget
      .closest('[role="radiogroup"]')
      ?.querySelectorAll<HTMLElement>('[role="radio"]');
    radios?.[next]?.focus();
    const option = options[next];
    if (option && !option.isSoldOut) onChange(option.value);
  };

  return (option: RovingOption, index: number) => ({
    type: 'button' as const,
    role: 'radio' as const,
    'aria-checked': option.value === value,
    'aria-disabled': option.isSoldOut || undefined,
    tabIndex: option.value === stop ? 0 : -1,
    onFocus: () => setFocused(option.value),
    onBlur: () => setFocused(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => move(event, index),
    onClick: () => (option.isSoldOut ? onSoldOutPress?.(option.value) : onChange(option.value)),
  });
}
