import kazakh from './coat.kk.vtt?url';
import russian from './coat.ru.vtt?url';
import coat from './coat.webm';

/** A film of a coat made from the demo studio's photographs, with captions in two languages. */
export const coatFilm = {
  sources: [{ src: coat, type: 'video/webm' }],
  captions: [
    { src: russian, lang: 'ru', label: 'Русский' },
    { src: kazakh, lang: 'kk', label: 'Қазақша' },
  ] as const,
};
