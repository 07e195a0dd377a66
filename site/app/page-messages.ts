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
