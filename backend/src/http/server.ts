import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { connectionsOf } from '@rukav/contract/connections.ts';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { prefixes } from '@rukav/contract';
import { transaction } from '../database/transaction.ts';
import type { Kernel, Subject } from '../kernel.ts';
import { compressReplies } from './compression.ts';
import { isFromOurPages } from './cross-site.ts';
import { answerFailures, replyWith } from './failures.ts';
import type { Exchange, Route } from './handle.ts';
import { answerHealth } from './health.ts';
import { doOnce } from './idempotency.ts';
import { dropBodies, rawBodyOf, readJson, readSignedJson } from './json-bodies.ts';
import { cacheHeaders } from './cache-headers.ts';
import { PreparedReply } from './memoised.ts';
import { localLimits, takeShared, type Limit } from './limits.ts';
import { readForm, takeForms } from './multipart.ts';
import { networkOf } from './network.ts';
import { openApi } from './open-api.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { Refusal } from './refusal.ts';
import { secureHeaders } from './secure-headers.ts';
import { sessionOf, type SessionOfRequest } from './session.ts';
import { visitorContextOf, readVisitorContext } from './visitor-context.ts';

/** Largest body of a call that says nothing else, bytes. */
const usualBody = 64 * 1024;

const requestIdPattern = /^[\w-]{8,64}$/;
const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** Path of a route as Fastify writes parameters. */
const pathOf = ({ call }: Route) => prefixes[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1');

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw new Refusal('validation', { field: 'Idempotency-Key', params: { check: 'invalid' } });
}

async function exchangeOf(
  { db, clock, flags, config }: Kernel,
  { call, options }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionOfRequest,
): Promise<Exchange> {
  const context = readVisitorContext(request);
  const isKazakhOff = context.locale === 'kk-KZ' && !(await flags.read()).localeKkKz;
  const now = clock.now();
  const { params, query } = request;
  const isForm = call.encoding === 'multipart';
  const body = isForm ? await readForm(request, options.bodyLimit ?? usualBody) : request.body;
  return {
    ...(isKazakhOff ? visitorContextOf('ru-KZ') : context),
    sent: { params, query, body },
    session,
    settings: { config, flags },
    now,
    ip: request.ip,
    rawBody: rawBodyOf(request),
    requestId: request.id,
    log: request.log,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    setHeader: (name, value) => void reply.header(name, value),
    transaction: (work) => transaction(db, work),
    idempotent: async (work) => {
      const key = idempotencyKey(request);
      if (!key) return transaction(db, work);
      const { id: actor } = await session.ensure();
      const asked = { params, query, body: body ?? null };
      return doOnce(db, { key, actor, route: `${call.method} ${call.path}`, asked, now }, work);
    },
  };
}

/** What a write must show: that it comes from our pages, and the page's token once there is a session. */
async function checkOrigin(
  { config }: Kernel,
  request: FastifyRequest,
  session: SessionOfRequest,
): Promise<void> {
  if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
  if (!(await session.isTokenRight())) throw new Refusal('session_token_invalid');
}

async function checkLimit(
  kernel: Kernel,
  { call, options }: Route,
  request: FastifyRequest,
  session: SessionOfRequest,
) {
  if (!options.limit) return;
  const { burst, per, perAddress = 20 } = options.limit;
  const network = networkOf(request.ip);
  const visitor = (await session.find())?.id ?? network;
  const name = `${call.method} ${call.path}`;
  const allowances: [string, Limit][] = [[`${name} ${visitor}`, { burst, per }]];
  // Sessions cost nothing to start, so what they do is counted by address as well.
  if (kernel.config.limits.perSecond > 0)
    allowances.push([`${name} address ${network}`, { burst: burst * perAddress, per }]);
  for (const [key, limit] of allowances) {
    const retryAfter = await takeShared(kernel.db, key, limit, kernel.clock.now());
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter, params: { retryAfter } });
  }
}

/** How the body of a call is read. */
function bodyOf({ call, options }: Route): 'json' | 'signed' | 'form' | 'dropped' {
  if (options.dropsBody) return 'dropped';
  if (options.isSigned) return 'signed';
  return call.encoding === 'multipart' ? 'form' : 'json';
}

function register(app: FastifyInstance, kernel: Kernel, route: Route): void {
  const { call, options } = route;
  app.route({
    method: call.method,
    url: pathOf(route),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...(options.cache ? { onSend: cacheHeaders(options.cache) } : {}),
    handler: async (request, reply) => {
      const session = sessionOf(kernel, request, reply);
      if (call.method !== 'GET' && !options.isSigned) await checkOrigin(kernel, request, session);
      await checkLimit(kernel, route, request, session);
      const answer = await route.answer(await exchangeOf(kernel, route, request, reply, session));
      session.sendCookie();
      if (call.answers === 'pdf') reply.type('application/pdf');
      return answer instanceof PreparedReply
        ? answer.send(request, reply, options.cache ?? 'private')
        : answer;
    },
  });
}

/** Our own site asks from here for its visitors, and so does whoever develops or measures. */
const isLocal = /^(?:127\.|::1$|::ffff:127\.)/;

/** Sheds what is too much: by address, and by how much is being answered already. */
function admit(app: FastifyInstance, { config }: Kernel): void {
  const take = localLimits(config.limits);
  let inFlight = 0;
  app.addHook('onRequest', async ({ ip, url }, { raw }) => {
    if (url === '/healthz' || url === '/readyz') return;
    if (!isLocal.test(ip) && !take(ip))
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
export async function createServer(kernel: Kernel, subjects: readonly Subject[]): Promise<FastifyInstance> {
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
  admit(app, kernel);
  answerHealth(app, kernel, subjects);

  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    );
  });

  const routes = subjects.flatMap((subject) => subject.routes?.(kernel) ?? []);
  const byBody = Map.groupBy(routes, bodyOf);
  const registerAll = (into: FastifyInstance, kind: ReturnType<typeof bodyOf>) => {
    for (const route of byBody.get(kind) ?? []) register(into, kernel, route);
  };
  registerAll(app, 'json');
  await app.register(async (signed) => {
    readSignedJson(signed);
    registerAll(signed, 'signed');
  });
  await app.register(async (forms) => {
    takeForms(forms);
    registerAll(forms, 'form');
  });
  await app.register(async (others) => {
    dropBodies(others);
    registerAll(others, 'dropped');
  });
  for (const subject of subjects) subject.pages?.(app, kernel);
  const document = openApi(routes);
  app.get('/api/openapi.json', () => document);
  return app;
}
