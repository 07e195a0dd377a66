import type { Language } from '@rukav/contract';
import names from './date-names.json';

/**
 * A calendar day (YYYY-MM-DD), or the day of a moment where it belongs: the server writes a moment with the offset of its place,
 * and the device may be in another zone.
 */
const read = (day: string) => new Date(`${day.slice(0, 10)}T00:00`);

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
