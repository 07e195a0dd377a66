import { createEvent } from 'effector';
import type { Actor } from '@rukav/contract/session/schemas.ts';

/** A part of the visitor on which answers depend, though no request names it: the server reads it from the session. */
export type VisitorPart = 'city';

/** A part of the visitor has changed. Queries that are `per` this part load anew. */
export const visitorChanged = createEvent<VisitorPart>();

/** The visitor has signed in or out: what is a member's own is forgotten, in queries that are `isOwn` and in stores that reset on it. */
export const actorChanged = createEvent<Actor>();
