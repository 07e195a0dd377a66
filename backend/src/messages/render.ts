import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { storeNames } from '@rukav/brand';
import type { Language, Locale } from '@rukav/contract';
import { language } from '@rukav/contract/values.ts';
import kk from './messages.kk.json' with { type: 'json' };
import ru from './messages.ru.json' with { type: 'json' };

type TemplateOf<Id> = Id extends `${infer Name}.text` ? Name : never;

/** Letters and short messages; each has `<name>.text` and, for letters, `<name>.subject` in both message files. */
export type Template = TemplateOf<keyof typeof ru>;

/** What fills the gaps, but for the store's name. Sums and dates come as finished text, in the shopper's language. */
export type TemplateValues = Record<string, string | number>;

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

/** A template's words in a locale. Throws when a value or a translation is missing: it is a mistake of ours. */
export function render(template: Template, locale: Locale, values: TemplateValues) {
  const intl = intlFor(locale);
  // Ids of messages are typed for the whole program by the site's own; these are others.
  const write = (id: string) =>
    intl.formatMessage({ id: id as never }, { ...storeNames[language(locale)], ...values });
  const hasSubject = `${template}.subject` in texts[language(locale)];
  return { subject: hasSubject ? write(`${template}.subject`) : null, text: write(`${template}.text`) };
}
