import { combine, createEvent, createStore, sample } from 'effector';
import { getAutoHints, getHints } from '@rukav/contract/catalogue/calls.ts';
import type { AutoHints, Hints } from '@rukav/contract/catalogue/schemas.ts';
import { createQuery } from '../../platform/api/index.ts';
import { recentReadFx, recentSavedFx } from './recent-storage.ts';

/** Queries of one's own that are remembered. */
const mostRecent = 5;

/** Queries and categories for a text; without one, what others search for. */
export const hints = createQuery(getHints, { ttl: 300_000, keep: 40 });

/** The first goods for a text. */
export const autoHints = createQuery(getAutoHints, { ttl: 120_000, keep: 40 });

/** The field got the focus, with what stands in it. */
export const fieldFocused = createEvent<string>();
/** Another text stands in the field. */
export const typed = createEvent<string>();
/** A text was searched for. */
export const asked = createEvent<string>();
export const recentCleared = createEvent();

const $text = createStore('', { serialize: 'ignore' }).on([fieldFocused, typed], (_, text) => text.trim());

sample({
  clock: $text,
  fn: (query) => ({ query: { query } }),
  target: hints.openFx,
});
sample({
  clock: fieldFocused,
  source: $text,
  filter: (query) => query === '',
  fn: () => ({ query: { query: '' } }),
  target: hints.openFx,
});
// Goods are asked for when the words are there: a letter is answered sooner by one question than by two.
sample({
  clock: hints.openFx.finally,
  source: $text,
  filter: (query) => query !== '',
  fn: (query) => ({ query: { query } }),
  target: autoHints.openFx,
});

const readRecent = (kept: unknown): readonly string[] =>
  Array.isArray(kept)
    ? kept.filter((one): one is string => typeof one === 'string').slice(0, mostRecent)
    : [];

/** What this browser has searched for, latest first. */
export const $recent = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(recentReadFx.doneData, (_, kept) => readRecent(kept))
  .on(asked, (recent, text) => [text, ...recent.filter((one) => one !== text)].slice(0, mostRecent))
  .on(recentCleared, () => []);

sample({ clock: fieldFocused, fn: () => undefined, target: recentReadFx });
sample({ clock: [asked, recentCleared], source: $recent, target: recentSavedFx });

/** What is suggested for the text in the field. */
export interface Suggested extends Hints, Pick<AutoHints, 'products'> {
  /** Nothing is written: what others search for is suggested. */
  isBlank: boolean;
  /** Own queries: only while the field is empty. */
  recent: readonly string[];
}

const none: never[] = [];

/** What is drawn, each part by itself: a question on its way and a letter that changes nothing wake nobody. */
const $parts = {
  isBlank: $text.map((text) => text === ''),
  queries: hints.$current.map(({ answer }) => answer?.queries ?? none),
  categories: hints.$current.map(({ answer }) => answer?.categories ?? none),
  found: autoHints.$current.map(({ answer }) => answer?.products ?? none),
};

/** Suggestions for the text in the field. Those of the text before stay until the next ones are there. */
export const $suggested = combine(
  { ...$parts, recent: $recent },
  ({ isBlank, recent, queries, categories, found }): Suggested => ({
    isBlank,
    recent: isBlank ? recent : none,
    queries,
    categories,
    products: isBlank ? none : found,
  }),
);
