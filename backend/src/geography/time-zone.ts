import { z } from 'zod';

const listed = new Set(Intl.supportedValuesOf('timeZone'));

/** Other names of zones, such as Europe/Kyiv, are known to the formatter alone. */
function isFormattable(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone }));
  } catch {
    return false;
  }
}

/** An IANA name of a time zone that clocks can be read in. */
export const TimeZone = z.string().refine((name) => listed.has(name) || isFormattable(name));
