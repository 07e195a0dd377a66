import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from '@rukav/contract/network.ts';
import { createTurns } from './turns.ts';

/**
 * Requests of one address that are answered at once: few of the pool's connections, and little of the processor's time before it is
 * another's turn.
 */
const turnsOfAddress = { running: 3, waiting: 200 };
/** Writes of one session that are done at once; they would wait for the same rows anyway. */
const turnsOfSession = { running: 2, waiting: 300 };

/** Does the work of a request when its turn comes. */
export type InTurn = <Answer>(request: FastifyRequest, work: () => Promise<Answer>) => Promise<Answer>;

/** Returns what keeps a stranger who sends a lot from taking all connections to the database. */
export function fairTurns(): InTurn {
  const ofAddress = createTurns(turnsOfAddress);
  const ofSession = createTurns(turnsOfSession);
  return (request, work) => {
    const { ip, method, cookies } = request;
    const session = cookies['session'] ?? cookies['__Host-session'];
    const own = method === 'GET' || !session ? work : () => ofSession(session, work);
    return isLoopback(ip) ? own() : ofAddress(networkOf(ip), own);
  };
}
