import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Handler } from '@fastify/middie';
import { connectionsOf } from '@rukav/contract/connections.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { admit, usualRoom, type Room } from './admission.ts';
import { uploadPaths } from './backend-addresses.ts';
import { passOnToBackend } from './backend-proxy.ts';
import { answerBroken } from './broken-requests.ts';
import { answerFailures } from './failures.ts';
import { answerHealth } from './health.ts';
import { refuseOddRequests } from './odd-requests.ts';
import { refuse } from './refusals.ts';
import type { Settings } from './settings.ts';
import { serveStaticFiles, type StaticFiles } from './static-files.ts';
import { answerUnreadable, readableUrl } from './unreadable-addresses.ts';

/** Answers one request for a page. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface AppOptions {
  settings: Pick<Settings, 'apiUrl' | 'simulatorUrl' | 'publicUrl' | 'trustProxy' | 'drain'>;
  servePage: ServePage;
  /** The page that says that a page could not be made. Nothing of the store may be needed for it. */
  faultPage: (request: FastifyRequest) => string;
  /** The browser's build. Development has none: its middleware serves the sources. */
  files?: StaticFiles;
  /** What answers before the pages in development. It gets the server, to listen for word of changes on the same port. */
  middleware?: (server: Server) => Promise<Handler>;
  room?: Room;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops without a failed request: readiness fails and each reply closes its connection while `drain` lasts; then the port
     * is closed and what is under way is answered.
     */
    stop: () => Promise<void>;
  }
}

const requestIdPattern = /^[\w-]{8,64}$/;

/** Sets the headers of every reply, files and calls included. */
function answerWith(app: FastifyInstance, publicUrl: string, isStopping: () => boolean): void {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (isStopping()) reply.header('connection', 'close');
  });
}

/** Bodies are taken as bytes; only the backend knows what they say. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * The site's HTTP server, not listening yet: health, the backend's addresses, the browser's files, and a page for all the
 * rest. Production and development differ by `files` and `middleware` alone.
 */
export async function createApp({
  settings,
  servePage,
  faultPage,
  files,
  middleware,
  room = usualRoom,
}: AppOptions) {
  const { apiUrl, publicUrl, trustProxy, drain } = settings;
  let isStopping = false;
  const app = fastify({
    trustProxy,
    bodyLimit: 64 * 1024,
    // A photograph of 7 MB on a slow line.
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    // Longer than a balancer keeps a connection that rests, so that it never sends into one that is being closed.
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    clientErrorHandler: answerBroken,
    frameworkErrors: (_error, request, reply) => void refuse(request, reply, 'oddRequest'),
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: 8192, ignoreDuplicateSlashes: false },
    genReqId: ({ headers }) => {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && requestIdPattern.test(sent) ? sent : randomUUID();
    },
  });

  const connections = connectionsOf(app.server);
  app.addHook('preClose', async () => connections.end());
  app.decorate('faultPage', faultPage);
  answerFailures(app);
  answerWith(app, publicUrl, () => isStopping);
  answerUnreadable(app);
  refuseOddRequests(app);
  admit(app, room, ({ routeOptions }) => uploadPaths.includes(routeOptions.url ?? ''), connections);
  readBodies(app);
  // A page is compressed for one visitor, not once for all: cheap levels.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  if (middleware) {
    const { default: middie } = await import('@fastify/middie');
    await app.register(middie);
    app.use(await middleware(app.server));
  }
  answerHealth(app, apiUrl, () => isStopping);
  await passOnToBackend(app, settings, room);
  if (files) await serveStaticFiles(app, files);
  app.route({ method: ['GET', 'HEAD'], url: '*', handler: servePage });

  app.decorate('stop', async () => {
    isStopping = true;
    await wait(drain);
    await app.close();
  });
  return app;
}
