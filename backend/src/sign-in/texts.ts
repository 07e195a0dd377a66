import type { Language } from '@rukav/contract';

const texts = {
  code_already_sent: {
    ru: 'Код уже отправлен. Новый можно запросить чуть позже',
    kk: 'Код жіберіліп қойған. Жаңасын сәл кейінірек сұрауға болады',
  },
  phone_invalid: {
    ru: 'Номер не подходит для выбранной страны',
    kk: 'Нөмір таңдалған елге сәйкес келмейді',
  },
  wrong_code: { ru: 'Неверный код. Попробуй снова', kk: 'Код қате. Қайталап көріңіз' },
  code_expired: {
    ru: 'Код больше не действует. Запросите новый',
    kk: 'Кодтың мерзімі өтті. Жаңасын сұраңыз',
  },
  too_many_attempts: {
    ru: 'Код введён неверно слишком много раз. Запросите новый',
    kk: 'Код тым көп рет қате енгізілді. Жаңасын сұраңыз',
  },
  token_invalid: { ru: 'Подтвердите номер ещё раз', kk: 'Нөмірді қайта растаңыз' },
  user_not_found: {
    ru: 'Такого номера у нас ещё нет. Зарегистрируйтесь',
    kk: 'Бұл нөмір бізде әлі жоқ. Тіркеліңіз',
  },
  phone_already_exists: {
    ru: 'Этот номер уже зарегистрирован. Войдите по нему',
    kk: 'Бұл нөмір тіркеліп қойған. Сол арқылы кіріңіз',
  },
  email_already_exists: {
    ru: 'Эта почта уже зарегистрирована. Войдите или укажите другую',
    kk: 'Бұл пошта тіркеліп қойған. Кіріңіз немесе басқасын көрсетіңіз',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal of signing in. */
export const signInText = (code: keyof typeof texts, language: Language): string => texts[code][language];
