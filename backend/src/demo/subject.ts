import type { Subject } from '../kernel.ts';
import { seedPromotions } from './promotions.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** The demo shop: its data is written before the first request. */
export const demo: Subject = {
  name: 'demo',
  prepare: async ({ db, clock }) => {
    await seedDemo(db, { now: clock.now(), say: (line) => console.log(`backend: ${line}`) });
    await seedPromotions(db, clock.now());
  },
};
