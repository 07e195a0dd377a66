import type { Language } from '@rukav/contract';

const texts = {
  favourites_limit_exceeded: {
    ru: 'В избранном слишком много товаров. Уберите что-нибудь, чтобы добавить новое',
    kk: 'Таңдаулыларда тауар тым көп. Жаңасын қосу үшін бірнешеуін алып тастаңыз',
  },
  store_not_found: { ru: 'Такого магазина нет', kk: 'Мұндай дүкен жоқ' },
  store_is_discount: {
    ru: 'Дисконт нельзя добавить в избранные магазины',
    kk: 'Дисконт дүкенін таңдаулыларға қосуға болмайды',
  },
  store_is_closed: {
    ru: 'Этот магазин сейчас закрыт, в избранные его добавить нельзя',
    kk: 'Бұл дүкен қазір жабық, оны таңдаулыларға қосуға болмайды',
  },
  favourite_stores_limit_exceeded: {
    ru: 'Избранных магазинов может быть не больше трёх. Уберите один, чтобы добавить другой',
    kk: 'Таңдаулы дүкен үшеуден аспайды. Басқасын қосу үшін біреуін алып тастаңыз',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns what she likes. */
export const favouriteText = (code: keyof typeof texts, language: Language): string => texts[code][language];
