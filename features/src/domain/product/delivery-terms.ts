import { getDeliveryTerms } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What getting anything in a city costs and when it is there. */
export const deliveryTerms = createQuery(getDeliveryTerms, { ttl: 600_000, keep: 4 });
