import type { Language } from '@rukav/contract';
import dayjs from 'dayjs';
import 'dayjs/locale/kk';
import 'dayjs/locale/ru';

/** A calendar day (YYYY-MM-DD) as `21 ноября`; no year. */
export const formatDayMonth = (day: string, lang: Language) => dayjs(day).locale(lang).format('D MMMM');

/** A calendar day or a moment as DD.MM.YYYY. */
export const formatDate = (day: string) => dayjs(day).format('DD.MM.YYYY');

/** A calendar day with its weekday: `суббота, 21 ноября`. */
export const formatWeekday = (day: string, lang: Language) => dayjs(day).locale(lang).format('dddd, D MMMM');
