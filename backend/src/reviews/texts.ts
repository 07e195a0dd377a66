import type { Language } from '@rukav/contract';

const texts = {
  text_already_sent: {
    ru: 'Этот текст вы уже отправляли. Измените его',
    kk: 'Бұл мәтінді жіберіп қойғансыз. Оны өзгертіңіз',
  },
  city_not_found: { ru: 'Выберите город из списка', kk: 'Қаланы тізімнен таңдаңыз' },
  photo_not_found: {
    ru: 'Фотографии пролежали слишком долго. Добавьте их ещё раз',
    kk: 'Фотосуреттер тым ұзақ жатып қалды. Оларды қайта қосыңыз',
  },
  photo_format_invalid: { ru: 'Подходят только JPEG и PNG', kk: 'Тек JPEG пен PNG жарайды' },
  photo_too_large: {
    ru: 'Больше 7 МБ. Выберите файл поменьше',
    kk: '7 МБ-тан үлкен. Көлемі кішірек файлды таңдаңыз',
  },
  photo_unreadable: {
    ru: 'Файл повреждён. Выберите другой',
    kk: 'Файл бүлінген. Басқасын таңдаңыз',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal of reviews. */
export const reviewText = (code: keyof typeof texts, language: Language): string => texts[code][language];
