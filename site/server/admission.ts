import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connections } from '@rukav/contract/connections.ts';
import { isLoopback, networkOf } from '@rukav/contract/network.ts';
import { refuse } from './refusals.ts';

/** How many requests may be open at once. A request is open from its head until its reply has been read. */
export interface Room {
  /** Of all clients. More are refused with 503. */
  requests: number;
  /** Of one address, or of one /64 network of IPv6. More are refused with 429. */
  requestsOfOneAddress: number;
  /** Of one connection, where they are pipelined; browsers and proxies send one. More are refused with 429. */
  requestsOfOneConnection: number;
  /** Uploads of all clients; each may hold some megabytes in memory. More are refused with 503. */
  uploads: number;
  /** Connections to the backend. Calls beyond them wait for one. */
  backendConnections: number;
}

export const usualRoom: Room = {
  requests: 2000,
  requestsOfOneAddress: 100,
  requestsOfOneConnection: 8,
  uploads: 32,
  backendConnections: 128,
};

const isHealth = ({ url }: FastifyRequest) => url === '/healthz' || url === '/readyz';

/** Refuses what is too much at once, by connection, by address and in all, so that slow clients cannot use the site up. */
export function admit(
  app: FastifyInstance,
  room: Room,
  isUpload: (request: FastifyRequest) => boolean,
  connections: Connections,
): void {
  const ofAddress = new Map<string, number>();
  let open = 0;
  let uploads = 0;

  const enter = (network: string, weight: 0 | 1) => {
    open += 1;
    uploads += weight;
    ofAddress.set(network, (ofAddress.get(network) ?? 0) + 1);
  };
  const leave = (network: string, weight: 0 | 1) => {
    open -= 1;
    uploads -= weight;
    const left = (ofAddress.get(network) ?? 1) - 1;
    if (left > 0) ofAddress.set(network, left);
    else ofAddress.delete(network);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request)) return undefined;
    const network = networkOf(request.ip);
    const weight = isUpload(request) ? 1 : 0;
    if (open >= room.requests || (weight && uploads >= room.uploads)) {
      return refuse(request, reply.header('connection', 'close'), 'overloaded');
    }
    if (connections.repliesOf(request.raw.socket) > room.requestsOfOneConnection) {
      return refuse(request, reply.header('connection', 'close'), 'tooMany');
    }
    if (!isLoopback(request.ip) && (ofAddress.get(network) ?? 0) >= room.requestsOfOneAddress) {
      return refuse(request, reply.header('connection', 'close'), 'tooMany');
    }
    enter(network, weight);
    reply.raw.once('close', () => leave(network, weight));
    return undefined;
  });
}
