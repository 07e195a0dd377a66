import type { FastifyRequest } from 'fastify';

/**
 * Whether a write comes from our own pages. Browsers say so in Sec-Fetch-Site, older ones in Origin; a caller that sends
 * neither is no browser and carries nobody's cookies by itself.
 */
export function isFromOurPages(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';

  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === publicUrl.host || host === request.host;
}
