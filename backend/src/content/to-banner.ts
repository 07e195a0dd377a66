import type { Language } from '@rukav/contract';
import type { Banner } from '@rukav/contract/catalogue/schemas.ts';
import type { Picture } from '@rukav/contract/picture.ts';
import type { PictureRow } from '../database/columns.ts';
import type { BannerRow } from './content-repository.ts';

/** A picture in a language. */
export const toPicture = ({ code, alt, colour }: PictureRow, language: Language): Picture => ({
  code,
  alt: alt[language],
  colour,
});

/** A banner in a language. */
export const toBanner = ({ slot, url, words, mobile, desktop }: BannerRow, language: Language): Banner => ({
  slot,
  url,
  title: words.title[language],
  text: words.text[language],
  button: words.button[language],
  contentImage: { mobile_site: toPicture(mobile, language), desktop_site: toPicture(desktop, language) },
});
