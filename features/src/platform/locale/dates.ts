import type { Language } from '@rukav/contract';
import names from './date-names.json';

/** A calendar day (YYYY-MM-DD) as it is everywhere, or a moment as it is where the browser is. */
const read = (day: string) => new Date(day.length === 10 ? `${day}T00:00` : day);

/** A calendar day (YYYY-MM-DD) as `21 ноября`; no year. */
export const formatDayMonth = (day: string, lang: Language) => {
  const date = read(day);
  return `${date.getDate()} ${names[lang].months[date.getMonth()] ?? ''}`;
};

/** A calendar day or a moment as DD.MM.YYYY. */
export const formatDate = (day: string) => {
  const date = read(day);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
};

/** A calendar day with its weekday: `суббота, 21 ноября`. */
export const formatWeekday = (day: string, lang: Language) =>
  `${names[lang].weekdays[read(day).getDay()] ?? ''}, ${formatDayMonth(day, lang)}`;
