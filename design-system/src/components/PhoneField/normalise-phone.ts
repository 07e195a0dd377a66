/** A country whose phones the field knows. Both are called by +7. */
export type PhoneCountry = 'RU' | 'KZ';

/** What a whole number looks like: +7 9xx… in Russia, +7 7xx… in Kazakhstan (AUTH-38, AUTH-40). */
export const phonePatterns: Record<PhoneCountry, RegExp> = { RU: /^\+79\d{9}$/, KZ: /^\+77\d{9}$/ };

/** How a number is written out (AUTH-39, AUTH-41). */
export const phoneMasks: Record<PhoneCountry, string> = {
  RU: '+7 (9xx) xxx xx xx',
  KZ: '+7 (7xx) xxx xx xx',
};

/**
 * The figures after the +7 of any spelling: `8…`, `+7…`, `7…`, ten figures, with brackets, spaces and dashes. A number in
 * Kazakhstan itself starts with a 7, so there a 7 without a plus is the country's only when eleven figures are given.
 */
export function nationalNumber(raw: string, country: PhoneCountry): string {
  const figures = raw.replaceAll(/\D/g, '');
  if (raw.trimStart().startsWith('+7') || figures.length > 10) return figures.replace(/^[78]/, '');
  if (figures.length === 10) return figures;
  return figures.replace(country === 'KZ' ? /^8/ : /^[78]/, '');
}

/**
 * A phone as it is stored and sent: `+` and figures. It drops all but figures, turns a leading 8 into 7, adds a missing 7
 * and the plus (AUTH-39, AUTH-41). Nothing is cut or checked: test the answer with `phonePatterns`.
 */
export function normalisePhone(raw: string, country: PhoneCountry): string {
  return /\d/.test(raw) ? `+7${nationalNumber(raw, country)}` : '';
}
