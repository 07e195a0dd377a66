import { storeNames } from './brand.ts';

/** Placeholders of the store's name: `{store}`, and `{store…}` for its other forms. */
const gap = /\{(store\w*)\}/g;

/** A text with the store's name in place of its placeholders. All other placeholders stay, also a form that the brand lacks. */
export const nameStore = (text: string, language: keyof typeof storeNames): string => {
  const names: Readonly<Record<string, string>> = storeNames[language];
  return text.replaceAll(gap, (whole, form: string) => names[form] ?? whole);
};
