import type { FastifyInstance } from 'fastify';
import { isBackends } from './backend-addresses.ts';

/** No page is here: it is rendered in the place of an address that cannot be read. */
const nowhere = '/400';

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that answers a request: its own, or the shop's page of what is not found where the percent-encoding of the path is
 * broken. The backend refuses such addresses of its own.
 */
export const readableUrl = ({ url = '/' }: { url?: string | undefined }): string =>
  isBackends(url) || isReadable(url) ? url : nowhere;

/** Answers addresses that cannot be read with 400. */
export function answerUnreadable(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url, originalUrl }, reply) => {
    if (url === nowhere && originalUrl !== url && reply.statusCode === 404) reply.code(400);
  });
}
