import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusals.ts';

/** How many requests may be open at once. A request is open from its head until its reply has been read. */
export interface Room {
  /** Of all clients. More are refused with 503. */
  requests: number;
  /** Of one address. More are refused with 429. */
  requestsOfOneAddress: number;
  /** Uploads of all clients; each may hold some megabytes in memory. More are refused with 503. */
  uploads: number;
  /** Connections to the backend. Calls beyond them wait for one. */
  backendConnections: number;
}

export const usualRoom: Room = {
  requests: 2000,
  requestsOfOneAddress: 100,
  uploads: 32,
  backendConnections: 128,
};

/** Whoever works on the machine itself: an operator, a test, a measurement. */
const isLocal = (ip: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(ip);

const isHealth = ({ url }: FastifyRequest) => url === '/healthz' || url === '/readyz';

/** Refuses what is too much at once, by address and in all, so that slow clients cannot use the site up. */
export function admit(
  app: FastifyInstance,
  room: Room,
  isUpload: (request: FastifyRequest) => boolean,
): void {
  const ofAddress = new Map<string, number>();
  let open = 0;
  let uploads = 0;

  const enter = (ip: string, weight: 0 | 1) => {
    open += 1;
    uploads += weight;
    ofAddress.set(ip, (ofAddress.get(ip) ?? 0) + 1);
  };
  const leave = (ip: string, weight: 0 | 1) => {
    open -= 1;
    uploads -= weight;
    const left = (ofAddress.get(ip) ?? 1) - 1;
    if (left > 0) ofAddress.set(ip, left);
    else ofAddress.delete(ip);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request)) return undefined;
    const { ip } = request;
    const weight = isUpload(request) ? 1 : 0;
    if (open >= room.requests || (weight && uploads >= room.uploads)) {
      return refuse(request, reply.header('connection', 'close'), 'overloaded');
    }
    if (!isLocal(ip) && (ofAddress.get(ip) ?? 0) >= room.requestsOfOneAddress) {
      return refuse(request, reply.header('connection', 'close'), 'tooMany');
    }
    enter(ip, weight);
    reply.raw.once('close', () => leave(ip, weight));
    return undefined;
  });
}
