import type { ClientLoaderFunctionArgs } from 'react-router';
import { messagesContext } from './contexts';

/** Waits for the words of a page that are not part of every first load. */
export async function clientLoader({
  context,
  request,
}: Pick<ClientLoaderFunctionArgs, 'context' | 'request'>) {
  await context.get(messagesContext).loadFor(new URL(request.url).pathname);
  return null;
}

/**
 * For pages of which the browser asks for everything. A route without a loader on the server is not drawn there at all: its
 * document would be blank until the scripts run.
 */
export const loader = () => null;
