import type { Language } from '@rukav/contract';
import type { Messages } from './boot';

type Load = () => Promise<{ default: Messages }>;

const halves: Record<Language, { first: Load; later: Load }> = {
  ru: { first: () => import('virtual:messages/ru/first'), later: () => import('virtual:messages/ru/later') },
  kk: { first: () => import('virtual:messages/kk/first'), later: () => import('virtual:messages/kk/later') },
};

/** Pages whose words come in the second half. */
const laterPages = /^\/(?:cart\/checkout|thankyoupage|personal)(?:\/|$)/;

/** The messages of a page, which grow by their second half when it is needed. */
export interface MessageStore {
  get: () => Messages;
  subscribe: (listener: () => void) => () => void;
  /** Loads what checkout, orders and addresses say; at once when it is there. */
  loadLater: () => Promise<void>;
}

/** All messages at once, for the server. */
export const wholeMessages = (messages: Messages): MessageStore => ({
  get: () => messages,
  subscribe: () => () => undefined,
  loadLater: async () => undefined,
});

/** Loads what a page says: the first half, and the second where the page needs it before it can be drawn. */
export async function loadMessages(language: Language, path: string): Promise<MessageStore> {
  const { first, later } = halves[language];
  let messages = (await first()).default;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const loadLater = () =>
    (loading ??= later().then(({ default: more }) => {
      messages = { ...messages, ...more };
      for (const listener of listeners) listener();
    }));
  if (laterPages.test(path)) await loadLater();

  return {
    get: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadLater,
  };
}
