import type { Subject } from '../kernel.ts';
import { bonusPages } from './bonus-pages.ts';
import { clockPages } from './clock-pages.ts';
import { employeePages } from './employee-pages.ts';
import { flagPages } from './flag-pages.ts';
import { goodsPages } from './goods-pages.ts';
import { messagePages } from './message-pages.ts';
import { orderPages } from './order-pages.ts';
import { personalPricePages } from './personal-price-pages.ts';
import { promotionPages } from './promotion-pages.ts';
import { reviewPages } from './review-pages.ts';

/** Readers and levers of the demo, under `/dev`: messages, clock, flags, goods, promotions, orders, employees, moderation. They are not there outside the demo. */
export const dev: Subject = {
  name: 'dev',
  pages: (app, kernel) => {
    if (!kernel.config.isDemo) return;
    bonusPages(app, kernel);
    clockPages(app, kernel);
    employeePages(app, kernel);
    flagPages(app, kernel);
    goodsPages(app, kernel);
    messagePages(app, kernel);
    personalPricePages(app, kernel);
    promotionPages(app, kernel);
    orderPages(app, kernel);
    reviewPages(app, kernel);
  },
};
