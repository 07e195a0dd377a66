import { themes } from '../visual-tests/accessible.ts';

/** One way of looking at a story or a page. */
export interface Way {
  locale: 'ru-RU' | 'kk-KZ';
  theme: (typeof themes)[number];
  /** Width of the window, CSS pixels. */
  width: 320 | 768 | 1280;
  forcedColors: 'none' | 'active';
}

const locales = ['ru-RU', 'kk-KZ'] as const;
const widths = [1280, 768, 320] as const;

/** Every language, theme and width, and the colours of the system in every language and width. */
export const ways: readonly Way[] = locales.flatMap((locale) => [
  ...themes.flatMap((theme) =>
    widths.map((width) => ({ locale, theme, width, forcedColors: 'none' as const })),
  ),
  ...widths.map((width) => ({ locale, theme: 'rukav' as const, width, forcedColors: 'active' as const })),
]);

/** A way in few words, such as `kk-KZ, contrast, 320` or `ru-RU, forced colours, 768`. */
export const inWords = ({ locale, theme, width, forcedColors }: Way) =>
  [locale, forcedColors === 'active' ? 'forced colours' : theme, width].join(', ');

/** Which part of the whole a run is: `AUDIT_PART=2/5` is the second of five. Throws for one that there is not: it would look at nothing. */
function partAsked(): { part: number; parts: number } {
  const asked = process.env['AUDIT_PART'] ?? '1/1';
  const [part, parts] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(asked) ?? []).slice(1).map(Number);
  if (!part || !parts || part > parts || parts > ways.length)
    throw new Error(`AUDIT_PART is "${asked}", and not such as 2/5.`);
  return { part, parts };
}
const { part, parts } = partAsked();

/** The ways that one story is looked at in this run. A part is spread over themes, widths and languages, and lies one way on for the next story. */
export const waysOf = (place: number): readonly Way[] =>
  ways.filter((_, index) => (index + place) % parts === part - 1);
