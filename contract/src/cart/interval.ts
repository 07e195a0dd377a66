import { z } from 'zod';

/** Hours of a courier, in the city's time. */
export const Interval = z.object({
  from: z.string().regex(/^\d\d:\d\d$/),
  to: z.string().regex(/^\d\d:\d\d$/),
});
