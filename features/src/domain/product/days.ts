import type { Language } from '@rukav/contract';
import { formatDayMonth } from '../../platform/locale/index.ts';

/** Days from one to another as they are said: one day, days of one month (the month is said once), or of two. */
export function formatDays(from: string, to: string, language: Language): string {
  const last = formatDayMonth(to, language);
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${Number(from.slice(8, 10))}–${last}` : `${formatDayMonth(from, language)} – ${last}`;
}
