import type { InputHTMLAttributes } from 'react';

/** One value of a facet, as a checkbox shows it. */
export interface FacetValue {
  /** What is given back when it is toggled. */
  value: string;
  /** Its name. Colours and sizes have one too. */
  label: string;
  /** How many it would leave, already formatted. */
  count?: string;
  isSelected: boolean;
  /** Why it cannot be chosen, such as “нет с этими фильтрами”. A value that is selected can still be taken back. */
  unavailable?: string;
}

/** The most values that may be chosen. Once reached, the rest stay in the Tab order and say why they do nothing. */
export interface FacetCap {
  isReached: boolean;
  /** Such as “Можно выбрать не больше пяти магазинов”. */
  reason: string;
}

/** What the lists of facet values have in common. */
export interface FacetValuesProps<Value extends FacetValue = FacetValue> {
  /** Names the list for screen readers. */
  label: string;
  /** What can be chosen, in the order in which it stands. */
  values: readonly Value[];
  /** Called with the value whose selection is to be turned over. */
  onToggle: (value: string) => void;
  /** How many may be chosen at most, and whether that is reached. */
  cap?: FacetCap;
}

interface Circumstances {
  cap: FacetCap | undefined;
  capId: string;
  onToggle: (value: string) => void;
}

/** The attributes of a value's native checkbox. */
export function checkboxOf(
  { value, isSelected, unavailable }: FacetValue,
  { cap, capId, onToggle }: Circumstances,
): InputHTMLAttributes<HTMLInputElement> {
  const isUnavailable = unavailable !== undefined && !isSelected;
  const isCapped = cap?.isReached === true && !isSelected && !isUnavailable;

  return {
    type: 'checkbox',
    checked: isSelected,
    disabled: isUnavailable,
    'aria-disabled': isCapped || undefined,
    'aria-describedby': isCapped ? capId : undefined,
    onChange: () => {
      if (!isCapped) onToggle(value);
    },
  };
}
