import type { Call } from '@rukav/contract';

const calls = new Map<string, Call>();

/** Remembers which call the entries of a store are answers to. */
export const rememberCall = (sid: string, called: Call) => void calls.set(sid, called);

/** The call that the entries of a store are answers to; undefined for any other store. */
export const calledBy = (sid: string): Call | undefined => calls.get(sid);
