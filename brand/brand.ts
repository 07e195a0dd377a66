/** What makes the store this retailer's: its name, wordmark, help line and the colours of its letters (docs/theming.md). */

/**
 * The store's name, by language and by the placeholder that texts write for it. Russian declines a name: `{storeAccusative}`
 * stands after “в” for where one signs in. Kazakh texts put the suffix on a word that follows: `{store} дүкенінен`.
 */
export const storeNames = {
  ru: { store: 'Рукав', storeAccusative: 'Рукав' },
  kk: { store: 'Рукав' },
};

/** The wordmark: its letters, for where it is written, and its width at a height of 32, for where `Wordmark` draws it. */
export const wordmark = { text: 'рукав', width: 96 };

/** The help line of a country: the phone as it is written and dialled there, and when somebody answers. */
export const helpLines = {
  RU: {
    phone: '8 800 555-01-23',
    hours: {
      ru: 'Ежедневно с 7:00 до 22:00 по московскому времени',
      kk: 'Күн сайын Мәскеу уақытымен 7:00–22:00',
    },
  },
  KZ: {
    phone: '8 727 355-01-23',
    hours: {
      ru: 'Ежедневно с 9:00 до 22:00 по времени Алматы',
      kk: 'Күн сайын Алматы уақытымен 9:00–22:00',
    },
  },
};

/** What letters are set in: the colours of the day theme, written out, as mail programs know no CSS variables. */
export const letterColours = {
  ground: '#fbfaf8',
  ink: '#1c1a18',
  inkQuiet: '#655f58',
  line: '#e4e0d9',
  accentFill: '#962a2c',
  onAccent: '#ffffff',
};

/** The families of letters, the brand's own first: it is drawn where the reader has it, and never loaded. */
export const letterFamily = "Onest,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
