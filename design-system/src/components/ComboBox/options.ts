import type { ReactNode } from 'react';

/** One suggestion. */
export interface ComboBoxOption {
  value: string;
  /** What stands in the field once it is chosen. */
  label: string;
  /** How it is drawn in the list, such as with the match in a `mark`. By default its label. */
  content?: ReactNode;
  /** A second, quiet line: the region of a city. */
  description?: string;
  lang?: string;
}

/** Suggestions of one kind, under a title. */
export interface ComboBoxGroup {
  label: string;
  options: readonly ComboBoxOption[];
}

/** Suggestions, alone and in groups, in the order in which they are shown. */
export type ComboBoxItems = readonly (ComboBoxOption | ComboBoxGroup)[];

const flatten = (items: ComboBoxItems): readonly ComboBoxOption[] =>
  items.flatMap((item) => ('options' in item ? item.options : [item]));

/** The option of a key that React Aria gives. */
export const optionOf = (items: ComboBoxItems, key: unknown) =>
  flatten(items).find(({ value }) => value === key);

/** The option that was written out in full, whatever the case of its letters. */
export const written = (items: ComboBoxItems, text: string) =>
  flatten(items).find(({ label }) => label.toLocaleLowerCase() === text.trim().toLocaleLowerCase());
