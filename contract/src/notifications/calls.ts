import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getMessages = call<typeof schemas.GetMessages>()({
  base: 'v3',
  method: 'GET',
  path: '/account/messages',
  who: 'member',
  refusals: { notifications_unavailable: 403 },
});

/** Marks messages as read. It changes something although it is a GET (C23): never prefetched, never cached. */
export const readMessages = call<typeof schemas.ReadMessages>()({
  base: 'v3',
  method: 'GET',
  path: '/account/messages-read',
  who: 'member',
  refusals: { notifications_unavailable: 403 },
});
