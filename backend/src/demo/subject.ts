import type { Subject } from '../kernel.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** The demo shop: its data is written before the first request, in demo mode alone. */
export const demo: Subject = {
  name: 'demo',
  prepare: async ({ db, clock, config }) => {
    if (config.isDemo)
      await seedDemo(db, { now: clock.now(), say: (line) => console.log(`backend: ${line}`) });
  },
};
