/** A word that is the same each time, or one made of what has changed. */
type Words = Record<string, string | ((what: Record<string, unknown>) => string)>;

/** The suggestion with its group, for a screen reader that does not follow `aria-activedescendant` by itself. */
const focused =
  (group: string) =>
  ({ isGroupChange, groupTitle, optionText }: Record<string, unknown>) =>
    `${isGroupChange ? `${group} ${String(groupTitle)}. ` : ''}${String(optionText)}`;

/** React Aria takes an empty word for a missing one. */
const nothing = () => '';

/**
 * What React Aria says by itself in the packages that the design system imports, by package and key. How many suggestions
 * there are is said by the `status` of a ComboBox, so that React Aria says nothing of it.
 */
export const reactAriaWords: Record<'ru' | 'kk', Record<string, Words>> = {
  ru: {
    '@react-aria/combobox': {
      buttonLabel: 'Показать варианты',
      countAnnouncement: nothing,
      focusAnnouncement: focused('Группа'),
      listboxLabel: 'Варианты',
      selectedAnnouncement: ({ optionText }) => `${String(optionText)}, выбрано`,
    },
    '@react-aria/menu': {
      longPressMessage: 'Нажмите и удерживайте или нажмите Alt и стрелку вниз, чтобы открыть меню',
    },
  },
  kk: {
    '@react-aria/combobox': {
      buttonLabel: 'Нұсқаларды көрсету',
      countAnnouncement: nothing,
      focusAnnouncement: focused('Топ:'),
      listboxLabel: 'Нұсқалар',
      selectedAnnouncement: ({ optionText }) => `${String(optionText)}, таңдалды`,
    },
    '@react-aria/menu': {
      longPressMessage: 'Мәзірді ашу үшін ұзақ басып тұрыңыз немесе Alt және төмен көрсеткісін басыңыз',
    },
  },
};

/** Where React Aria looks for its words before it takes its own, which come in 34 languages without Kazakh. */
const strings = Symbol.for('react-aria.i18n.strings');
/** The locale of these words: that of the page, where the application has said none. */
const locale = Symbol.for('react-aria.i18n.locale');

if (typeof window !== 'undefined') {
  const language = document.documentElement.lang.startsWith('kk') ? 'kk' : 'ru';
  const page = { [locale]: language === 'kk' ? 'kk-KZ' : 'ru-RU', [strings]: reactAriaWords[language] };
  // The words are found under the locale that React Aria knows: the application's own goes first.
  Object.assign(window, locale in window ? { [strings]: page[strings] } : page);
}
