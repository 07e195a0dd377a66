import type { PictureFormat } from './picture-source.ts';

const names = (accept: string, type: string) =>
  accept.split(',').some((part) => {
    const [media, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return media === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The best format that an Accept header names: AVIF, WebP, or JPEG for who names neither. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  if (names(accept ?? '', 'image/avif')) return 'avif';
  return names(accept ?? '', 'image/webp') ? 'webp' : 'jpeg';
}
