import { prefixes } from '@rukav/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../database/transaction.ts';
import type { Kernel } from '../kernel.ts';
import { cacheHeaders } from './cache-headers.ts';
import { isFromOurPages } from './cross-site.ts';
import type { InTurn } from './fair-turns.ts';
import type { Exchange, Route } from './handle.ts';
import { doOnce } from './idempotency.ts';
import { dropBodies, rawBodyOf, readSignedJson } from './json-bodies.ts';
import { takeShared, type Limit } from './limits.ts';
import { PreparedReply } from './memoised.ts';
import { readForm, takeForms } from './multipart.ts';
import { networkOf } from '@rukav/contract/network.ts';
import { namedFault } from './outage.ts';
import { Refusal } from './refusal.ts';
import { sessionOf, type SessionOfRequest } from './session.ts';
import { readVisitorContext, visitorContextOf } from './visitor-context.ts';

/** Largest body of a call that says nothing else, bytes. */
export const usualBody = 64 * 1024;

const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** Path of a route as Fastify writes parameters. */
const pathOf = ({ call }: Route) => prefixes[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1');

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw new Refusal('validation', { field: 'Idempotency-Key', params: { check: 'invalid' } });
}

/** Returns the part of a body that makes a repeat the same request: a captcha may be solved again for it. */
const comparedBody = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body ?? null;
  const { smartCaptchaToken: _, ...compared } = body as { smartCaptchaToken?: unknown };
  return compared;
};

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
      const asked = { params, query, body: comparedBody(body) };
      return doOnce(db, { key, actor, route: `${call.method} ${call.path}`, asked, now }, work);
    },
  };
}

/** Refuses a write that does not come from our pages, or that lacks the page's token once there is a session. */
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

/** Returns the reader that the body of a call needs. */
function bodyOf({ call, options }: Route): 'json' | 'signed' | 'form' | 'dropped' {
  if (options.dropsBody) return 'dropped';
  if (options.isSigned) return 'signed';
  return call.encoding === 'multipart' ? 'form' : 'json';
}

async function answer(kernel: Kernel, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { call, options } = route;
  const session = sessionOf(kernel, request, reply);
  const isWrite = call.method !== 'GET' || options.isWrite === true;
  if (isWrite && !options.isSigned) await checkOrigin(kernel, request, session);
  await checkLimit(kernel, route, request, session);
  const given = await route.answer(await exchangeOf(kernel, route, request, reply, session));
  session.sendCookie();
  if (call.answers === 'pdf') reply.type('application/pdf');
  return given instanceof PreparedReply ? given.send(request, reply, options.cache ?? 'private') : given;
}

function register(app: FastifyInstance, kernel: Kernel, route: Route, inTurn: InTurn): void {
  const { call, options } = route;
  app.route({
    method: call.method,
    url: pathOf(route),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...(options.cache ? { onSend: cacheHeaders(options.cache) } : {}),
    handler: (request, reply) =>
      inTurn(request, () =>
        answer(kernel, route, request, reply).catch((fault: unknown) => {
          throw namedFault(route, fault, readVisitorContext(request).language);
        }),
      ),
  });
}

/** Gives the routes their addresses, each with the reader of bodies that it asks for. */
export async function registerRoutes(
  app: FastifyInstance,
  kernel: Kernel,
  routes: readonly Route[],
  inTurn: InTurn,
): Promise<void> {
  const byBody = Map.groupBy(routes, bodyOf);
  const registerAll = (into: FastifyInstance, kind: ReturnType<typeof bodyOf>) => {
    for (const route of byBody.get(kind) ?? []) register(into, kernel, route, inTurn);
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
}
