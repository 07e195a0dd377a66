import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBackends } from './backend-addresses.ts';
import { refuse, type RefusalName } from './refusals.ts';
import { dropRest, heardOut } from './rest-of-body.ts';

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** A name, an IPv4 address or an IPv6 address in brackets, and a port. */
const hostPattern = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body that says how long it is, and is short enough to be read and dropped. */
const isShort = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? Infinity) <= heardOut;

function faultOf(request: FastifyRequest): RefusalName | undefined {
  const { method, url, headers, is404 } = request;
  if (bodiless.has(method) && hasBody(request)) return 'bodyNotAllowed';
  if (!url.startsWith('/') || !hostPattern.test(headers.host ?? '')) return 'oddRequest';
  if (is404 && !isBackends(url)) return 'methodNotAllowed';
  return undefined;
}

/**
 * Refuses what no browser sends: a body on GET, HEAD, OPTIONS or TRACE (what follows such a
 * request on a kept connection could pass for a request of somebody else), a host that is none, a method that pages do not
 * know. The connection is closed: what else comes on it is not trusted. A short body to a page is dropped first, so that its
 * sender hears why it is refused; of any other body nothing is read.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request);
    if (!fault) return;
    if (fault === 'methodNotAllowed' && isShort(request)) await dropRest(request.raw);
    return refuse(request, reply.header('connection', 'close'), fault);
  });
}
