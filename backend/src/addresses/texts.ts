import type { Language } from '@rukav/contract';

const texts = {
  city_not_found: { ru: 'Выберите город из списка', kk: 'Қаланы тізімнен таңдаңыз' },
  address_not_found: {
    ru: 'Такого адреса нет. Проверьте улицу и дом',
    kk: 'Мұндай мекенжай жоқ. Көше мен үйді тексеріңіз',
  },
  address_doubtful: {
    ru: 'Мы не нашли такой адрес. Проверьте его или сохраните как есть',
    kk: 'Мұндай мекенжай табылмады. Тексеріңіз немесе сол күйінде сақтаңыз',
  },
  address_already_exists: { ru: 'Этот адрес уже сохранён', kk: 'Бұл мекенжай сақталып қойған' },
  address_limit_exceeded: {
    ru: 'Сохранено слишком много адресов',
    kk: 'Сақталған мекенжай саны тым көп',
  },
  retry_interval_not_expired: {
    ru: 'Вы только что сохранили адрес. Подождите немного',
    kk: 'Мекенжайды жаңа ғана сақтадыңыз. Сәл күтіңіз',
  },
  address_not_saved: {
    ru: 'Адрес не сохранился. Повторите попытку позже',
    kk: 'Мекенжай сақталмады. Әрекетті кейінірек қайталаңыз',
  },
  address_changed: {
    ru: 'Этот адрес уже изменили на другом устройстве',
    kk: 'Бұл мекенжай басқа құрылғыда өзгертіліп қойған',
  },
  saved_address_not_found: {
    ru: 'Этого адреса в списке больше нет',
    kk: 'Бұл мекенжай тізімде енді жоқ',
  },
  geofence_not_available: {
    ru: 'Сюда мы пока не доставляем',
    kk: 'Бұл жерге әзірге жеткізбейміз',
  },
  geofence_exists: { ru: 'Это место уже отмечено', kk: 'Бұл орын белгіленіп қойған' },
  geofence_limit_exceeded: {
    ru: 'Отмечено слишком много мест',
    kk: 'Белгіленген орын саны тым көп',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns an address. */
export const addressText = (code: keyof typeof texts, language: Language): string => texts[code][language];
