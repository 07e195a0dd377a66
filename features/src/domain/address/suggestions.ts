import { createEvent, sample } from 'effector';
import { debounce } from 'patronum';
import { getProposedAddress } from '@rukav/contract/cart/checkout-calls.ts';
import { limits } from '@rukav/contract';
import {
  getHouses,
  getStreets,
  searchHouses,
  searchStreets,
  suggestGeofences,
} from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { $session, byUserService } from '../../platform/session/index.ts';

/** Streets of a city by what is written. */
export const streets = createQuery(getStreets, {
  ttl: 600_000,
  $sent: byUserService(getStreets, searchStreets),
});
/** Houses of a street by what is written. */
export const houses = createQuery(getHouses, {
  ttl: 600_000,
  $sent: byUserService(getHouses, searchHouses),
});
/** Addresses that a line may mean. */
export const addressLines = createQuery(suggestGeofences, { ttl: 600_000 });
/** The address of the visitor's last delivery. */
export const proposedAddress = createQuery(getProposedAddress, { ttl: 60_000, keep: 1, isOwn: true });

/** How long after the last letter suggestions are asked for, ms. */
const pause = 250;

/** A street was written; `cityId` is the session's where it is left out. */
export const streetSought = createEvent<{ text: string; cityId?: number | undefined }>();
/** An address was written in one line. */
export const addressLineSought = createEvent<{ text: string; cityId?: number | undefined }>();
export const houseSought = createEvent<{ streetId: string; text: string }>();

sample({
  clock: debounce(streetSought, pause),
  source: $session,
  filter: (_, { text }) => text.trim().length > 1,
  fn: (session, { text, cityId = session.cityId }) => ({
    query: { cityId, query: text.trim().slice(0, 200) },
  }),
  target: streets.openFx,
});

sample({
  clock: debounce(houseSought, pause),
  fn: ({ streetId, text }) => ({ query: { streetId, query: text.trim().slice(0, 20) } }),
  target: houses.openFx,
});

/** From how many letters on a line is looked up. */
export const shortestLine = 3;

sample({
  clock: debounce(addressLineSought, pause),
  source: $session,
  filter: (_, { text }) => text.trim().length >= shortestLine,
  fn: (session, { text, cityId = session.cityId }) => ({
    body: { query: text.trim().slice(0, 200), cityId, quantity: limits.geofences },
  }),
  target: addressLines.openFx,
});
