import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';

/** Whether somebody is there now, by the clock on the wall of the point; `weekday` counts from Monday, 0. */
export type Opening =
  | { state: 'always' }
  | { state: 'open'; until: string }
  | { state: 'opens'; inDays: number; weekday: number; at: string }
  | { state: 'never' };

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day of the week and the time of day in a time zone. */
function wallClock(now: number, timeZone: string): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: weekdays.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

const isRoundTheClock = (hours: PickupPoint['workHours'][number]) =>
  hours !== null && hours.from === '00:00' && hours.to === '24:00';

/** Until when a point is open, or when it opens next. `now` in ms. */
export function openingOf(
  { workHours, timeZone }: Pick<PickupPoint, 'workHours' | 'timeZone'>,
  now: number,
): Opening {
  if (workHours.every(isRoundTheClock)) return { state: 'always' };
  const { weekday, time } = wallClock(now, timeZone);
  const today = workHours[weekday];
  if (today && today.from <= time && time < today.to) return { state: 'open', until: today.to };
  for (const inDays of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const day = (weekday + inDays) % 7;
    const hours = workHours[day];
    if (hours && (inDays > 0 || time < hours.from))
      return { state: 'opens', inDays, weekday: day, at: hours.from };
  }
  return { state: 'never' };
}
