import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Room } from './admission.ts';
import { backendPrefixes, simulatorPrefix, uploadPaths } from './backend-addresses.ts';
import { refuse } from './refusals.ts';
import type { Settings } from './settings.ts';

/** Largest body of an upload with its form around it, bytes: a photograph has 7 MB at the most (REV-20). */
const largestUpload = 8 * 1024 * 1024;

/** Headers of one connection, or of the edge's own making; none of them travels on. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
]);

const passable = <Headers extends IncomingHttpHeaders>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.has(name)));

/** The backend is told who asks: the shopper's address behind trusted proxies, and the host and scheme that she sees. */
const requestHeaders = (request: FastifyRequest) => ({
  ...passable(request.headers),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.headers.host ?? '',
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});

/** The body as it came, with its own type. Without one nothing is framed but its absence. */
function bodyOf({ body, headers }: FastifyRequest) {
  if (!(body instanceof Buffer)) return {};
  if (body.length === 0) return { body: null };
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

type Passing = Pick<Room, 'backendConnections'>;

/**
 * Passes requests of some addresses on over kept connections. Bodies and replies are read whole before they go on: a client
 * that sends or reads slowly holds memory here, never a connection to the backend.
 */
async function passOn(
  app: FastifyInstance,
  base: string,
  {
    backendConnections,
    prefixes,
    uploads,
  }: Passing & { prefixes: readonly string[]; uploads: readonly string[] },
): Promise<void> {
  await app.register(replyFrom, {
    base,
    // Every address differs by its query at least.
    disableCache: true,
    undici: {
      connections: backendConnections,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      headersTimeout: 30_000,
      bodyTimeout: 15_000,
    },
    destroyAgent: true,
  });

  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    return reply.from(request.url.split('?', 1)[0] ?? '/', {
      ...bodyOf(request),
      // A repeated call is the shopper's decision.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, { 'content-length': length, 'content-type': type }) => ({
        ...requestHeaders(request),
        ...(length !== undefined && { 'content-length': length }),
        ...(type !== undefined && { 'content-type': type }),
      }),
      rewriteHeaders: passable,
      onResponse: (_request, _reply, { stream }) => {
        buffer(stream).then(
          (whole) => void reply.send(whole),
          () => void refuse(request, reply.removeHeader('content-length'), 'backendAway'),
        );
      },
      onError: () => void refuse(request, reply, 'backendAway'),
    });
  };

  for (const prefix of prefixes) {
    for (const url of [prefix, `${prefix}/*`]) app.all(url, pass);
  }
  for (const url of uploads) app.post(url, { bodyLimit: largestUpload }, pass);
}

/** Passes calls and pictures on to the backend, and in the demo the pages of payment providers to the simulator. */
export async function passOnToBackend(
  app: FastifyInstance,
  { apiUrl, simulatorUrl }: Pick<Settings, 'apiUrl' | 'simulatorUrl'>,
  { backendConnections }: Passing,
): Promise<void> {
  // Each has connections of its own, so each is registered apart.
  await app.register((own) =>
    passOn(own, apiUrl, { backendConnections, prefixes: backendPrefixes, uploads: uploadPaths }),
  );
  if (simulatorUrl)
    await app.register((own) =>
      passOn(own, simulatorUrl, { backendConnections, prefixes: [simulatorPrefix], uploads: [] }),
    );
}
