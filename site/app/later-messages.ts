import type { ClientLoaderFunctionArgs } from 'react-router';
import { messagesContext } from './contexts';

/** Waits for the words of a page that are not part of the first load. */
export async function clientLoader({ context }: ClientLoaderFunctionArgs) {
  await context.get(messagesContext).loadLater();
  return null;
}
