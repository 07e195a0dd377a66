import { filterParameters } from '@rukav/contract/catalogue/filters.ts';
import { isMark } from './marks.ts';

/** Read on every page: the locale, and the link of a letter that confirms a mailbox. */
const everywhere = ['locale', 'code', 'action'];

const listing = [...filterParameters, 'page'];

/** The parameters that each page reads besides; `clean-address.test.ts` finds one that is missing. */
const ofPages: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/$/, ['gender']],
  [/^\/catalog(?:\/|$)/, listing],
  [/^\/search$/, [...listing, 'query', 'textCorrection']],
  [/^\/product\//, ['size', 'reviewSort', 'reviews', 'questions']],
  [/^\/stores\//, ['product']],
  [/^\/thankyoupage$/, ['orders']],
  [/^\/dopay\//, ['key']],
  [/^\/personal\/orders$/, ['tab', 'status', 'kind', 'period', 'page']],
  [/^\/personal\/(?:club|notifications)(?:\/|$)/, ['page']],
];

/** Every parameter that some page reads. */
export const knownParameters: ReadonlySet<string> = new Set([
  ...everywhere,
  ...ofPages.flatMap(([, parameters]) => parameters),
]);

/** Parameters of which several name several values. */
const lists: ReadonlySet<string> = new Set(filterParameters.filter((parameter) => parameter !== 'sort'));

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1251 = new TextDecoder('windows-1251');

/** Reads a written parameter: as UTF-8, else as windows-1251, in which old pages still write links in Russian. */
function textOf(written: string): string {
  const bytes = written
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  const raw = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(raw);
  } catch {
    return windows1251.decode(raw);
  }
}

const isUtf8 = (written: string): boolean => {
  try {
    decodeURIComponent(written);
    return !/[\u0080-\u00ff]/.test(written);
  } catch {
    return false;
  }
};

/** A pair as the store writes it: a text that is UTF-8 and composed stays as it is. */
function rewritten(pair: string): string {
  const [name = '', ...rest] = pair.split('=');
  const written = rest.join('=');
  const text = textOf(written).normalize('NFC');
  const isAsWritten = isUtf8(written) && textOf(written) === text;
  return isAsWritten ? pair : `${name}=${encodeURIComponent(text)}`;
}

const isPastFirst = (page: string) => /^[1-9]\d{0,4}$/.test(page) && page !== '1';

/**
 * The address that a page has without what it does not read: unknown parameters, a second value where one counts, a page number that
 * is none. Texts are composed (NFC) and in UTF-8. Marks of advertisers stay, as counters in the browser read them. `address` is a
 * path with its query.
 */
export function cleanAddress(address: string): string {
  const begin = address.indexOf('?');
  if (begin === -1) return address;
  const path = address.slice(0, begin);
  const known = new Set([
    ...everywhere,
    ...ofPages.flatMap(([pattern, parameters]) => (pattern.test(path) ? parameters : [])),
  ]);
  const seen = new Set<string>();
  const kept = address
    .slice(begin + 1)
    .split('&')
    .flatMap((pair) => {
      const [name = '', value = ''] = pair.split('=');
      if (isMark(name)) return [pair];
      if (!known.has(name) || (seen.has(name) && !lists.has(name))) return [];
      if (name === 'page' && !isPastFirst(value)) return [];
      seen.add(name);
      return [rewritten(pair)];
    });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
