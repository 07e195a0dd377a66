import type { Language } from '@rukav/contract';
import type { Messages } from './boot';

/**
 * A part of the messages: what every page says, what a list of products, a product's page or the cart says besides, and all
 * the rest.
 */
export type MessagePart = 'first' | 'list' | 'product' | 'cart' | 'later';

type Load = () => Promise<{ default: Messages }>;

const parts: Record<Language, Record<MessagePart, Load>> = {
  ru: {
    first: () => import('virtual:messages/ru/first'),
    list: () => import('virtual:messages/ru/list'),
    product: () => import('virtual:messages/ru/product'),
    cart: () => import('virtual:messages/ru/cart'),
    later: () => import('virtual:messages/ru/later'),
  },
  kk: {
    first: () => import('virtual:messages/kk/first'),
    list: () => import('virtual:messages/kk/list'),
    product: () => import('virtual:messages/kk/product'),
    cart: () => import('virtual:messages/kk/cart'),
    later: () => import('virtual:messages/kk/later'),
  },
};

/** Which parts a page cannot be drawn without, by its path. */
function partsOf(path: string): MessagePart[] {
  if (/^\/(?:catalog|search)(?:\/|$)/.test(path)) return ['first', 'list'];
  if (path.startsWith('/product/')) return ['first', 'product'];
  if (/^\/cart\/?$/.test(path)) return ['first', 'cart'];
  return /^\/(?:cart|thankyoupage|personal|401)(?:\/|$)/.test(path) ? ['first', 'cart', 'later'] : ['first'];
}

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
  const loading: Partial<Record<MessagePart, Promise<void>>> = {};
  const listeners = new Set<() => void>();

  const load = (part: MessagePart) =>
    (loading[part] ??= parts[language][part]().then(
      ({ default: more }) => {
        messages = { ...messages, ...more };
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        delete loading[part];
        throw error;
      },
    ));
  const loadParts = async (wanted: readonly MessagePart[]) => void (await Promise.all(wanted.map(load)));
  await loadParts(partsOf(path));

  return {
    get: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadFor: (other) => loadParts(partsOf(other)),
    loadAll: () => loadParts(['first', 'list', 'product', 'cart', 'later']),
  };
}
