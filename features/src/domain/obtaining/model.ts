import { createEvent, createStore } from 'effector';
import {
  getDeliveryVariants,
  getShippingChannels,
  getStoresWithCommunications,
} from '@rukav/contract/cart/checkout-calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import type { PointFilter } from './points.ts';

/** By which methods the lines can be obtained in the session's city. */
export const channels = createQuery(getShippingChannels, { ttl: 30_000, keep: 4 });
/** Shops of a city with what they have of the lines. */
export const pickupStores = createQuery(getStoresWithCommunications, { ttl: 30_000, keep: 4 });
/** Days and hours of a courier. */
export const deliveryVariants = createQuery(getDeliveryVariants, { ttl: 30_000, keep: 4 });

/** Hours of an express courier. */
export const expressVariants = createQuery(getDeliveryVariants, { ttl: 30_000, keep: 4 });

/** Points are seen in a list or on a map. */
export type PointView = 'list' | 'map';
export const pointViewChosen = createEvent<PointView>();
/** How points are seen now. */
export const $pointView = createStore<PointView>('list', { serialize: 'ignore' }).on(
  pointViewChosen,
  (_, view) => view,
);

/** Something was written into the search of points. */
export const pointSought = createEvent<string>();
export const pointFilterToggled = createEvent<PointFilter>();
/** Search and filters start anew, as in another city. */
export const pointWishCleared = createEvent();

/** What is written in the search of points. */
export const $pointSought = createStore('', { serialize: 'ignore' })
  .on(pointSought, (_, text) => text)
  .reset(pointWishCleared);

/** The filters of points that are on. */
export const $pointFilters = createStore<readonly PointFilter[]>([], { serialize: 'ignore' })
  .on(pointFilterToggled, (filters, filter) =>
    filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter],
  )
  .reset(pointWishCleared);
