import type { Language } from '@rukav/contract';

const texts = {
  profile_changed: {
    ru: 'Данные уже изменили на другом устройстве',
    kk: 'Деректер басқа құрылғыда өзгертіліп қойған',
  },
  city_not_found: { ru: 'Выберите город из списка', kk: 'Қаланы тізімнен таңдаңыз' },
  deletion_unavailable: {
    ru: 'Удалить аккаунт сейчас нельзя',
    kk: 'Аккаунтты қазір жоюға болмайды',
  },
  orders_underway: {
    ru: 'Сначала получите или отмените заказы, которые ещё в пути',
    kk: 'Алдымен жолдағы тапсырыстарды алыңыз немесе бас тартыңыз',
  },
  phone_invalid: {
    ru: 'Номер не подходит выбранной стране',
    kk: 'Нөмір таңдалған елге сәйкес келмейді',
  },
  phone_same: {
    ru: 'Новый номер должен отличаться от нынешнего',
    kk: 'Жаңа нөмір қазіргісінен өзгеше болуы керек',
  },
  phone_already_exists: {
    ru: 'Этот номер уже зарегистрирован',
    kk: 'Бұл нөмір тіркеліп қойған',
  },
  email_same: {
    ru: 'Новая почта должна отличаться от нынешней',
    kk: 'Жаңа пошта қазіргісінен өзгеше болуы керек',
  },
  email_already_exists: { ru: 'Эта почта уже зарегистрирована', kk: 'Бұл пошта тіркеліп қойған' },
  email_not_found: {
    ru: 'Этот адрес подтверждать уже не нужно',
    kk: 'Бұл мекенжайды растаудың қажеті жоқ',
  },
  retry_interval_not_expired: {
    ru: 'Письмо уже отправлено. Новое можно запросить чуть позже',
    kk: 'Хат жіберіліп қойған. Жаңасын сәл кейінірек сұрауға болады',
  },
  old_password_incorrect: { ru: 'Прежний пароль не подходит', kk: 'Бұрынғы құпиясөз қате' },
  new_password_same: {
    ru: 'Новый пароль должен отличаться от прежнего',
    kk: 'Жаңа құпиясөз бұрынғысынан өзгеше болуы керек',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns her profile. */
export const profileText = (code: keyof typeof texts, language: Language): string => texts[code][language];
