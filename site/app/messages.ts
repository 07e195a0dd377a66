import type { Language } from '@rukav/contract';
import { matchRoutes } from 'react-router';
import { pages, parts } from 'virtual:page-messages';
import type { Messages } from './boot';

/** What a page says beyond what every page says; nothing for an address that no page has. */
const partsOf = (path: string): string[] => {
  const page = matchRoutes(pages, path)?.at(-1)?.route.page;
  return ['first', ...(page === undefined ? [] : [page])];
};

/** The messages of a page, which grow by a part when it is needed. */
export interface MessageStore {
  get: () => Messages;
  subscribe: (listener: () => void) => () => void;
  /** Loads what the page of this path says; at once when it is there. */
  loadFor: (path: string) => Promise<void>;
  /** Loads all that is not there yet. */
  loadAll: () => Promise<void>;
}

/** All messages at once, for the server. */
export const wholeMessages = (messages: Messages): MessageStore => ({
  get: () => messages,
  subscribe: () => () => undefined,
  loadFor: async () => undefined,
  loadAll: async () => undefined,
});

/** Loads what a page says before it is drawn; the other parts follow when they are asked for. */
export async function loadMessages(language: Language, path: string): Promise<MessageStore> {
  let messages = {} as Messages;
  let isWhole = false;
  const loading: Partial<Record<string, Promise<void>>> = {};
  const listeners = new Set<() => void>();

  const load = (part: string) =>
    (loading[part] ??= (parts[language][part]?.() ?? Promise.resolve({ default: {} })).then(
      ({ default: more }) => {
        if (isWhole) return;
        isWhole = part === 'all';
        messages = isWhole ? (more as Messages) : { ...messages, ...more };
        for (const listener of listeners) listener();
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
    get: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadFor,
    loadAll: () => load('all'),
  };
}
