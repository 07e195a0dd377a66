import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storeAssets, type AssetStore } from './earlier-assets.ts';

/** The browser's build, and where the files of earlier ones are stored. */
export interface StaticFiles {
  build: URL;
  store: AssetStore;
}

const usual = {
  wildcard: false,
  preCompressed: true,
  index: false,
  decorateReply: false,
  cacheControl: false,
} as const;
const compressed = ['**/*.br', '**/*.gz'];

const cachedFor = (value: string) => (reply: FastifyReply) => {
  reply.header('cache-control', value);
  reply.header('x-content-type-options', 'nosniff');
};
const forever = cachedFor('public, max-age=31536000, immutable');

/**
 * Serves the browser's build as it was compressed at build time. Files below `/assets/` carry a hash in their name and never
 * change; they come from the store, with those of earlier builds, so that a tab that was opened before a new build finds its own.
 * Browsers ask for the others again after an hour. The folders are read once: what is not there at the start is not served.
 */
export async function serveStaticFiles(app: FastifyInstance, { build, store }: StaticFiles): Promise<void> {
  const isStored = await storeAssets(build, store).catch((error: unknown) => {
    console.warn(`site: files of earlier builds cannot be stored in ${store.folder}: ${String(error)}`);
    return false;
  });
  await app.register(fastifyStatic, {
    ...usual,
    root: fileURLToPath(build),
    globIgnore: [...compressed, 'assets/**'],
    setHeaders: cachedFor('public, max-age=3600'),
  });
  await app.register(fastifyStatic, {
    ...usual,
    root: isStored ? store.folder : fileURLToPath(new URL('assets/', build)),
    prefix: '/assets/',
    globIgnore: compressed,
    setHeaders: forever,
  });
}
