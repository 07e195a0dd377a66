import { getDeliveryTerms, getDeliveryTermsOfCity } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What getting goods of a sum costs in a city, and when they are there. */
export const deliveryTerms = createQuery(getDeliveryTerms, { ttl: 600_000, keep: 8 });

/** The same by the older call, which knows no goods: for where the newer one is switched off (FLAG-18). */
export const olderTerms = createQuery(getDeliveryTermsOfCity, { ttl: 600_000, keep: 8 });
