import { createEvent } from 'effector';

/** A part of the visitor on which answers depend, though no request names it: the server reads it from the session. */
export type VisitorPart = 'city';

/** A part of the visitor has changed. Queries that are `per` this part load anew. */
export const visitorChanged = createEvent<VisitorPart>();
