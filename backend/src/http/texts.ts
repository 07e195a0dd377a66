import type { CommonCode, Language } from '@rukav/contract';

/** What a shopper reads when a refusal brings no text of its own. */
const texts: Record<Language, Record<CommonCode | 'other', string>> = {
  ru: {
    validation: 'Проверьте, как заполнено поле',
    not_found: 'Ничего не найдено',
    method_not_allowed: 'Это действие недоступно',
    auth_required: 'Войдите, чтобы продолжить',
    forbidden: 'Это действие недоступно',
    session_token_invalid: 'Обновите страницу и повторите попытку',
    too_many_requests: 'Превышено допустимое количество запросов',
    idempotency_conflict: 'Этот запрос уже выполнен с другими данными',
    payload_too_large: 'Слишком большой объём данных',
    unsupported_media_type: 'Такой вид данных не принимается',
    catalogue_empty: 'Магазин ещё не открылся',
    upstream_unavailable: 'Сервис недоступен',
    unexpected: 'Произошла ошибка. Повторите попытку позже',
    other: 'Не удалось выполнить действие',
  },
  kk: {
    validation: 'Өрістің дұрыс толтырылғанын тексеріңіз',
    not_found: 'Ештеңе табылмады',
    method_not_allowed: 'Бұл әрекет қолжетімсіз',
    auth_required: 'Жалғастыру үшін кіріңіз',
    forbidden: 'Бұл әрекет қолжетімсіз',
    session_token_invalid: 'Бетті жаңартып, әрекетті қайталаңыз',
    too_many_requests: 'Сұрау саны рұқсат етілген шектен асты',
    idempotency_conflict: 'Бұл сұрау басқа деректермен орындалып қойған',
    payload_too_large: 'Деректер көлемі тым үлкен',
    unsupported_media_type: 'Деректердің мұндай түрі қабылданбайды',
    catalogue_empty: 'Дүкен әлі ашылған жоқ',
    upstream_unavailable: 'Сервис қолжетімсіз',
    unexpected: 'Қате орын алды. Кейінірек қайталап көріңіз',
    other: 'Әрекетті орындау мүмкін болмады',
  },
};

/** The text of a code in the shopper's language. */
export const textOf = (code: string, language: Language): string =>
  Object.hasOwn(texts[language], code) ? texts[language][code as CommonCode] : texts[language].other;
