import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import type { Mask } from '../MaskedField/index.ts';
import { nationalNumber, phoneMasks, type PhoneCountry } from './normalise-phone.ts';

const figure = () => /\d/;
const figures = (count: number) => Array.from({ length: count }, figure);
const form = [
  '+',
  '7',
  ' ',
  '(',
  ...figures(3),
  ')',
  ' ',
  ...figures(3),
  ' ',
  ...figures(2),
  ' ',
  ...figures(2),
];
/** What stands before the first figure of the number itself. */
const opening = /^\+?7? ?\(?$/;
const whole = 10;

const emptied = (data: string) => ({ elementState: { value: '', selection: [0, 0] as const }, data });

/** Figures after the +7 of what the field shows, which always writes the +7 itself. */
const shown = (value: string) => value.replace(/^\+?7/, '').replaceAll(/\D/g, '');

/** The field's text of a number: `+7 (916) 12` of `+791612`. */
export function formatPhone(value: string): string {
  const national = shown(value).slice(0, whole);
  if (national === '') return value === '' ? '' : '+7';
  const [code, first, second, third] = [
    [0, 3],
    [3, 6],
    [6, 8],
    [8, 10],
  ].map(([from, to]) => national.slice(from, to));
  return `+7 (${code}${first && `) ${first}`}${second && ` ${second}`}${third && ` ${third}`}`;
}

/** Understands what is put into the field at once or at its start, in any spelling. */
const spellings =
  (country: PhoneCountry): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action === 'validation') {
      const fits = value === '' || opening.test(value) || value.startsWith('+7 (');
      if (fits) return { elementState };
      const text = formatPhone(`+7${nationalNumber(value, country)}`);
      return { elementState: { value: text, selection: [text.length, text.length] } };
    }
    if (action !== 'insert') return { elementState };

    const added = data.replaceAll(/\D/g, '');
    if (added.length >= whole) return emptied(`+7${nationalNumber(data, country).slice(0, whole)}`);

    const rest = value.slice(0, selection[0]) + value.slice(selection[1]);
    if (rest === '' && !data.startsWith('+')) return emptied(`+7${nationalNumber(data, country)}`);
    if (opening.test(rest) && rest !== '' && rest !== '+') {
      // An 8 typed although the +7 stands there already. A 7 may start a number of the other country.
      return { elementState, data: added.replace(/^8/, '') };
    }
    // All eleven figures typed without the plus: the first 7 was the country's.
    const isLeadTwice =
      shown(rest).length === whole && shown(rest).startsWith('77') && selection[0] === value.length;
    if (isLeadTwice && country === 'KZ') return emptied(`+7${shown(rest).slice(1)}${added}`);
    return { elementState, data: rest === '' || rest === '+' ? data : added };
  };

const masked = (country: PhoneCountry): Mask => ({
  options: { mask: form, preprocessors: [spellings(country)] } satisfies MaskitoOptions,
  shape: phoneMasks[country].replaceAll('x', '_'),
});

/** The two masks, made once. */
export const phoneFieldMasks: Record<PhoneCountry, Mask> = { RU: masked('RU'), KZ: masked('KZ') };
