import type { Language } from '@rukav/contract';
import { matchRoutes } from 'react-router';
import { pages, parts } from 'virtual:page-messages';
import type { Messages } from './boot';

/** The parts that the page of a path says: what every page says, and its own where it has any. */
export const partsOf = (path: string): string[] => {
  const page = matchRoutes(pages, path)?.at(-1)?.route.page;
  return ['first', ...(page === undefined ? [] : [page])];
};

/** The messages of a page. */
export interface MessageStore {
  /** One object, which grows by a part when it is needed: nobody who reads texts is woken, as pages wait for their words. */
  messages: Messages;
  /** Loads what the page of this path says; at once when it is there. */
  loadFor: (path: string) => Promise<void>;
  /** Loads all that is not there yet. */
  loadAll: () => Promise<void>;
}

/** All messages at once, for the server. */
export const wholeMessages = (messages: Messages): MessageStore => ({
  messages,
  loadFor: async () => undefined,
  loadAll: async () => undefined,
});

/** Loads what a page says before it is drawn; the other parts follow when they are asked for. */
export async function loadMessages(language: Language, path: string): Promise<MessageStore> {
  const messages = {} as Messages;
  let isWhole = false;
  const loading: Partial<Record<string, Promise<void>>> = {};

  const load = (part: string) =>
    (loading[part] ??= (parts[language][part]?.() ?? Promise.resolve({ default: {} })).then(
      ({ default: more }) => {
        Object.assign(messages, more);
        isWhole ||= part === 'all';
      },
      (error: unknown) => {
        delete loading[part];
        throw error;
      },
    ));
  const loadFor = async (other: string) => {
    if (!isWhole) await Promise.all(partsOf(other).map(load));
  };
  await loadFor(path);

  return {
    messages,
    loadFor,
    loadAll: () => load('all'),
  };
}
