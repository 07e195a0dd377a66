import type { Scope, Store } from 'effector';
import type { Call } from '@rukav/contract';

/** A call, or the one of several that counts now. */
export type Sent = Call | Store<Call>;

const calls = new Map<string, Sent>();

/** Remembers which call the entries of a store are answers to. */
export const rememberCall = (sid: string, called: Sent) => void calls.set(sid, called);

/** The call that the entries of a store are answers to in a scope; undefined for any other store. */
export function calledBy(sid: string, scope: Pick<Scope, 'getState'>): Call | undefined {
  const called = calls.get(sid);
  return called && 'getState' in called ? scope.getState(called) : called;
}
