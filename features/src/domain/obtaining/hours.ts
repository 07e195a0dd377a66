import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';

type WorkHours = PickupPoint['workHours'];

/** Days of the week, Monday 0, that share their opening hours; `hours` is null for days off. */
export interface HoursSpan {
  first: number;
  last: number;
  hours: WorkHours[number];
}

const isSame = (a: WorkHours[number], b: WorkHours[number]) => a?.from === b?.from && a?.to === b?.to;

/** Opening hours with neighbouring days of the same hours put together, Monday first. */
export const hoursSpans = (workHours: WorkHours): readonly HoursSpan[] =>
  workHours.reduce<HoursSpan[]>((spans, hours, day) => {
    const before = spans.at(-1);
    return before && isSame(before.hours, hours)
      ? [...spans.slice(0, -1), { ...before, last: day }]
      : [...spans, { first: day, last: day, hours }];
  }, []);
