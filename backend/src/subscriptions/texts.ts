import type { Language } from '@rukav/contract';

const texts = {
  email_missing: { ru: 'Укажите электронную почту', kk: 'Электрондық поштаңызды жазыңыз' },
  phone_missing: {
    ru: 'Чтобы подписаться по телефону, войдите в аккаунт',
    kk: 'Телефон арқылы жазылу үшін аккаунтқа кіріңіз',
  },
  subscription_of_employee: {
    ru: 'Рассылки сотрудников настраиваются на корпоративном портале',
    kk: 'Қызметкерлердің хабарламалары корпоративтік порталда бапталады',
  },
  subscription_not_found: {
    ru: 'Ссылка не подходит или больше не действует',
    kk: 'Сілтеме жарамсыз немесе мерзімі өткен',
  },
  retry_interval_not_expired: {
    ru: 'Мы уже отправили письмо на этот адрес. Попробуйте позже',
    kk: 'Бұл мекенжайға хат жіберілген. Кейінірек қайталап көріңіз',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns news. */
export const subscriptionText = (code: keyof typeof texts, language: Language): string =>
  texts[code][language];
