import { getPrices } from '@rukav/contract/product/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** The price as this visitor pays it: fetched by the browser, never rendered into a page. */
export const prices = createQuery(getPrices, { ttl: 60_000, keep: 8 });
