import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether a Host names a host, with or without a port (RFC 9110 §7.2), and nothing besides. */
const isHost = (host: string): boolean => !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}/`);

/** Refuses a method that no call has (405) and a Host that is none (400), before anything is looked up for them. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!methods.includes(request.method)) {
      reply.header('allow', methods.join(', '));
      throw new Refusal('method_not_allowed');
    }
    const { host = '' } = request.headers;
    if (!isHost(host) || !isHost(request.host)) throw new Refusal('validation', { field: 'Host' });
  });
}
