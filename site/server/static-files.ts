import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the browser's build as it was compressed at build time. Files below `/assets/` carry a hash in their name and never
 * change; browsers ask for the others again after an hour. The folder is read once: what is not there at the start is not
 * served.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith('assets/', root.length);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
