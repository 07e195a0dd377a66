import type { Text } from './rows.ts';

const space = '\u00a0';
const shortWord =
  /(^|[\s(«\u00a0])(а|в|во|до|для|за|и|из|изо|к|ко|на|не|ни|но|о|об|от|по|под|при|с|со|у|без|над|или|что|как) (?=\S)/giu;
const unit = /(\d) (?=(?:₽|₸|%|°C|см|мм|кг|г\/м²|мин|ч|руб)(?![\p{L}]))/gu;

/** Sets a text in type: no short word at the end of a line, no dash at its beginning, numbers with their units. */
export const typesetRussian = (text: string) =>
  text
    .replace(shortWord, `$1$2${space}`)
    .replace(shortWord, `$1$2${space}`)
    .replaceAll(' — ', `${space}— `)
    .replace(unit, `$1${space}`);

/** Sets a Kazakh text in type: dashes and units. */
export const typesetKazakh = (text: string) =>
  text.replaceAll(' — ', `${space}— `).replace(unit, `$1${space}`);

/** Sets both languages of a text in type. */
export const typeset = ({ ru, kk }: Text): Text => ({ ru: typesetRussian(ru), kk: typesetKazakh(kk) });
