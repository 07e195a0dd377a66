import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { storeNames } from '@rukav/brand';
import type { Language, Locale } from '@rukav/contract';
import { language } from '@rukav/contract/values.ts';
import kk from './messages.kk.json' with { type: 'json' };
import ru from './messages.ru.json' with { type: 'json' };

/** A text of the backend. */
export type TextId = keyof typeof ru;

type TemplateOf<Id> = Id extends `${infer Name}.text` ? Name : never;

/** Letters and short messages; each has `<name>.text` and, for letters, `<name>.subject` in both message files. */
export type Template = TemplateOf<TextId>;

/** What fills the gaps, but for the store's name. Sums and dates come as finished text, in the shopper's language. */
export type TemplateValues = Record<string, string | number>;

/** Writes a text. Throws when a value or a translation is missing: it is a mistake of ours. */
export type Write = (id: TextId, values?: TemplateValues) => string;

const texts: Record<Language, Record<string, string>> = { ru, kk };
const cache = createIntlCache();
const intls = new Map<Locale, IntlShape<string>>();

function intlFor(locale: Locale): IntlShape<string> {
  const known = intls.get(locale);
  if (known) return known;
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages: texts[language(locale)], onError }, cache);
  intls.set(locale, intl);
  return intl;
}

/** Writes the texts of a locale, with the store's name in them. */
export function writeIn(locale: Locale): Write {
  const intl = intlFor(locale);
  const names = storeNames[language(locale)];
  // Ids of messages are typed for the whole program by the site's own; these are others.
  return (id, values) => intl.formatMessage({ id: id as never }, { ...names, ...values });
}

/** A template's words in a locale: a short message, or the subject and the plain text of a letter. */
export function render(template: Template, locale: Locale, values: TemplateValues) {
  const write = writeIn(locale);
  const subject = `${template}.subject` as TextId;
  const hasSubject = subject in texts[language(locale)];
  return { subject: hasSubject ? write(subject, values) : null, text: write(`${template}.text`, values) };
}
