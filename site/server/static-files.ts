import { createReadStream, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  path: string;
  size: number;
  encodings: Map<'br' | 'gzip', number>;
}

/** Reads the folder once: what was not there at the start is never served. */
function filesOf(folder: URL): Map<string, StaticFile> {
  const root = fileURLToPath(folder);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\/+/, ''));
  const all = new Set(names);
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const path = root + name;
        const encodings = new Map<'br' | 'gzip', number>();
        if (all.has(`${name}.br`)) encodings.set('br', statSync(`${path}.br`).size);
        if (all.has(`${name}.gz`)) encodings.set('gzip', statSync(`${path}.gz`).size);
        return [`/${name}`, { path, size: statSync(path).size, encodings }];
      }),
  );
}

/**
 * Serves the browser's build as it was compressed at build time. Files below `/assets/` carry a hash in their name and
 * never change; the rest is asked for again. Answers whether it served the request.
 */
export function staticFiles(folder: URL) {
  const files = filesOf(folder);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = files.get(path);
    if (!file) return false;

    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && file.encodings.has(name),
    );
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': encoding ? file.encodings.get(encoding) : file.size,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(encoding ? `${file.path}.${encoding === 'br' ? 'br' : 'gz'}` : file.path).pipe(
        response,
      );
    return true;
  };
}
