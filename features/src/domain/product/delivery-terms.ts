import { getDeliveryTerms } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What getting goods of a sum costs in a city, and when they are there. */
export const deliveryTerms = createQuery(getDeliveryTerms, { ttl: 600_000, keep: 8 });
