import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { connectionsOf, type Connections } from '@rukav/contract/connections.ts';
import { encodable } from '@rukav/contract/encodable.ts';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Kernel, Subject } from '../kernel.ts';
import { compressReplies } from './compression.ts';
import { answerFailures, replyWith } from './failures.ts';
import { answerHealth } from './health.ts';
import { readJson } from './json-bodies.ts';
import { PreparedReply } from './memoised.ts';
import { fairTurns } from './fair-turns.ts';
import { localLimits } from './limits.ts';
import { logInvalidValues } from './log-invalid-values.ts';
import { isLoopback } from '@rukav/contract/network.ts';
import { openApi } from './open-api.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { Refusal } from './refusal.ts';
import { registerRoutes, usualBody } from './routes.ts';
import { secureHeaders } from './secure-headers.ts';

const requestIdPattern = /^[\w-]{8,64}$/;

/** Replies of one connection that may be under way: browsers and proxies ask for one at a time, the others pipeline. */
const repliesAtOnce = 8;

interface ServerOptions {
  /**
   * Time after which a connection is closed that asks nothing or does not read its reply, ms.
   *
   * @default 60000
   */
  silence?: number;
}

/** Sheds what is too much: by address, by connection, and by how much is being answered already. */
function admit(app: FastifyInstance, { config }: Kernel, connections: Connections): void {
  const take = localLimits(config.limits);
  let inFlight = 0;
  app.addHook('onRequest', async ({ ip, url, raw: { socket } }, reply) => {
    const { raw } = reply;
    if (url === '/healthz' || url === '/readyz') return;
    if (connections.repliesOf(socket) > repliesAtOnce) {
      reply.header('connection', 'close');
      throw new Refusal('too_many_requests', { retryAfter: 1, params: { retryAfter: 1 } });
    }
    if (!isLoopback(ip) && !take(ip))
      throw new Refusal('too_many_requests', { retryAfter: 1, params: { retryAfter: 1 } });
    if (inFlight >= config.maxInFlight) throw new Refusal('upstream_unavailable', { retryAfter: 1 });
    inFlight += 1;
    raw.once('close', () => {
      inFlight -= 1;
    });
  });
}

/**
 * The HTTP server with every subject's routes, not listening yet. Each reply has `x-request-id`; everything that goes wrong
 * is in the contract's envelope.
 */
export async function createServer(
  kernel: Kernel,
  subjects: readonly Subject[],
  { silence = 60_000 }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { config } = kernel;
  const app = fastify({
    loggerInstance: kernel.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: usualBody,
    // More than the edge takes: a head that it has passed on, with what it adds, is never refused here.
    http: { maxHeaderSize: 32 * 1024 },
    // A photograph of 7 MB on a slow line; what is small has long come by then.
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: silence,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    genReqId: ({ headers }) => {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && requestIdPattern.test(sent) ? sent : randomUUID();
    },
    frameworkErrors: (error, request, reply) => void replyWith(error, request, reply),
  });
  const connections = connectionsOf(app.server);
  app.addHook('preClose', async () => connections.end());
  await app.register(cookie);
  await compressReplies(app);
  readJson(app);
  answerFailures(app);
  secureHeaders(app, config);
  refuseMalformed(app);
  admit(app, kernel, connections);
  answerHealth(app, kernel, subjects);
  logInvalidValues(app, kernel);

  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    );
  });

  const routes = subjects.flatMap((subject) => subject.routes?.(kernel) ?? []);
  const inTurn = fairTurns();
  await registerRoutes(app, kernel, routes, inTurn);
  for (const subject of subjects) subject.pages?.(app, kernel);
  const document = new PreparedReply(encodable(Buffer.from(JSON.stringify(openApi(routes)))));
  app.get('/api/openapi.json', (request, reply) =>
    inTurn(request, async () => document.send(request, reply, 'shared')),
  );
  return app;
}
