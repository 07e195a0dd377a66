import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Effect,
  type EventCallable,
  type Store,
} from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { $clock } from '../clock/index.ts';
import { $api } from './api.ts';
import { failureOf, type CallFailed, type Failure } from './failure.ts';
import { connectionBack } from '../connection/index.ts';
import { rememberCall } from './query-calls.ts';
import { actorChanged, visitorChanged, type VisitorPart } from './visitor.ts';

/** What is known under one key. `answer` stays while a newer one is on its way. */
export interface Entry<Request, Answer> {
  key: string;
  request: Request | null;
  state: 'idle' | 'pending' | 'failed' | 'ready';
  answer: Answer | null;
  failure: Failure | null;
  /** When the answer came, ms. */
  at: number;
}

/** A read by key. What a page shows is `$current`, the entry of the key opened last. */
export interface Query<Request, Answer> {
  /** Fills a key, shows nothing. */
  prefetchFx: Effect<Request, Answer, CallFailed>;
  /**
   * Loads a key when it is absent or stale, and then selects it: until its answer is there, what was on screen stays. A
   * late answer to another key changes nothing on screen.
   */
  openFx: Effect<Request, Answer, CallFailed>;
  /** Asks again for the current key. */
  retryFx: Effect<void, Answer | null, CallFailed>;
  /**
   * Puts an answer in place, as after a change whose reply is the new state. `at` is when it was read, ms; without it the next
   * opening asks anew.
   */
  answered: EventCallable<{ request: Request; answer: Answer; at?: number }>;
  /** Forgets every answer but keeps what is on screen until the next one. */
  staled: EventCallable<void>;
  $current: Store<Entry<Request, Answer>>;
  /** Whether another key than the one on screen was opened and is awaited. */
  $isOpening: Store<boolean>;
  keyOf: (request: Request) => string;
}

export interface QueryOptions {
  /** How long an answer is fresh, ms. @default 60000 */
  ttl?: number;
  /** How many answers are kept. @default 24 */
  keep?: number;
  /**
   * What the answers depend on besides the request. When it changes, all answers are stale, and the one opened last is
   * loaded again at once.
   *
   * @default []
   */
  per?: readonly VisitorPart[];
  /**
   * Whether the answers are a member's own. They are forgotten when she signs out or another signs in, also what is on
   * screen; for the next member the request that was opened last is loaded anew.
   *
   * @default false
   */
  isOwn?: boolean;
  /** The call that is sent now, where a flag chooses between two that answer alike. @default the call itself */
  $sent?: Store<Call>;
}

type Entries<Request, Answer> = Record<string, Entry<Request, Answer>>;

const empty = { key: '', request: null, state: 'idle', answer: null, failure: null, at: 0 } as const;

/** A request as a key: the same parameters in any order are one key. */
const keyOf = (request: unknown): string =>
  JSON.stringify(request, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Drops the oldest entries, never the one on screen. */
function trimmed<R, A>(entries: Entries<R, A>, keep: number, current: string): Entries<R, A> {
  const spare = Object.keys(entries).length - keep;
  if (spare <= 0) return entries;
  const dropped = new Set(
    Object.values(entries)
      .filter(({ key, state }) => key !== current && state !== 'pending')
      .toSorted((a, b) => a.at - b.at)
      .slice(0, spare)
      .map(({ key }) => key),
  );
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !dropped.has(key)));
}

/** effector types what an attached effect throws as Error; here it is always `CallFailed`. */
const failing = <P, A>(effect: unknown) => effect as Effect<P, A, CallFailed>;

/** Keeps the answers of a call by key. The stores' SIDs follow from the call, so every call has at most one query. */
export function createQuery<C extends Call>(
  called: C,
  { ttl = 60_000, keep = 24, per = [], isOwn = false, $sent }: QueryOptions = {},
): Query<RequestOf<C>, ResponseOf<C>> {
  type Request = RequestOf<C>;
  type Answer = ResponseOf<C>;
  const name = `${called.method} ${called.path}`;

  const opened = createEvent<Request>();
  const shown = createEvent<{ request: Request }>();
  const started = createEvent<{ request: Request; promise: Promise<Answer> }>();
  const answered = createEvent<{ request: Request; answer: Answer; at?: number }>();
  const failed = createEvent<{ request: Request; failure: Failure }>();
  const staled = createEvent();
  const forgotten = sample({ clock: actorChanged, filter: () => isOwn });

  const $wanted = createStore('', { serialize: 'ignore', sid: `${name}:wanted` }).on(opened, (_, request) =>
    keyOf(request),
  );
  const $key = createStore('', { sid: `${name}:key` });
  const $entries = createStore<Entries<Request, Answer>>({}, { sid: `${name}:entries` });
  rememberCall(`${name}:entries`, $sent ?? called);
  const $promises = createStore<Record<string, Promise<Answer>>>(
    {},
    { serialize: 'ignore', sid: `${name}:promises` },
  );

  const change = (
    entries: Entries<Request, Answer>,
    request: Request,
    changes: Partial<Entry<Request, Answer>>,
  ) => {
    const key = keyOf(request);
    return { ...entries, [key]: { ...empty, request, ...entries[key], key, ...changes } };
  };
  $entries
    .on(started, (entries, { request }) => change(entries, request, { state: 'pending' }))
    .on(answered, (entries, { request, answer, at = 0 }) =>
      trimmed(change(entries, request, { state: 'ready', answer, failure: null, at }), keep, keyOf(request)),
    )
    .on(failed, (entries, { request, failure }) => change(entries, request, { state: 'failed', failure }))
    .on(staled, (entries) =>
      Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, { ...entry, at: 0 }])),
    )
    .on(forgotten, (entries) =>
      Object.fromEntries(
        Object.entries(entries).map(([key, { request }]) => [key, { ...empty, key, request }]),
      ),
    );
  $promises
    .on(started, (promises, { request, promise }) => ({ ...promises, [keyOf(request)]: promise }))
    .on([answered, failed], (promises, { request }) => {
      const { [keyOf(request)]: _, ...others } = promises;
      return others;
    })
    .on([staled, forgotten], () => ({}));

  // What is on screen stays until the answer that was asked for last is there; a late answer to another key is only kept.
  sample({
    clock: [answered, failed, shown],
    source: $wanted,
    filter: (wanted, { request }) => wanted === keyOf(request),
    target: $key,
  });

  const isLatestFx = attach({
    source: $promises,
    effect: (promises, { request, promise }: { request: Request; promise: Promise<Answer> }) =>
      promises[keyOf(request)] === promise,
  });

  /**
   * One request a key at a time: whoever asks meanwhile waits for the same answer. An answer that became stale on its way
   * counts for nothing: what is known by then, or another request, takes its place.
   */
  const loadFx = attach({
    source: { promises: $promises, clock: $clock, api: $api, ...($sent && { sent: $sent }) },
    effect({ promises, clock, api, sent = called }, request: Request): Promise<Answer> {
      const underway = promises[keyOf(request)];
      if (underway) return underway;
      const [start, succeed, fail, isLatest, loadAnew] = [
        scopeBind(started, { safe: true }),
        scopeBind(answered, { safe: true }),
        scopeBind(failed, { safe: true }),
        scopeBind(isLatestFx, { safe: true }),
        scopeBind(failing<Request, Answer>(loadUnlessFreshFx), { safe: true }),
      ];

      const answer = api.send(sent, request) as Promise<Answer>;
      const promise: Promise<Answer> = answer.then(
        async (ready) => {
          if (!(await isLatest({ request, promise }))) return loadAnew(request);
          succeed({ request, answer: ready, at: clock.now() });
          return ready;
        },
        async (thrown: unknown) => {
          if (!(await isLatest({ request, promise }))) return loadAnew(request);
          fail({ request, failure: failureOf(thrown) });
          throw thrown;
        },
      );
      start({ request, promise });
      return promise;
    },
  });

  const loadUnlessFreshFx = attach({
    source: { entries: $entries, clock: $clock },
    effect({ entries, clock }, request: Request): Promise<Answer> | Answer {
      const entry = entries[keyOf(request)];
      const isFresh = entry?.state === 'ready' && clock.now() - entry.at < ttl;
      return isFresh && entry.answer ? entry.answer : loadFx(request);
    },
  });

  const openFx = createEffect<Request, Answer, CallFailed>((request) => {
    const show = scopeBind(shown, { safe: true });
    scopeBind(opened, { safe: true })(request);
    const answer = Promise.resolve(loadUnlessFreshFx(request) as Promise<Answer>);
    return answer.then((ready) => {
      show({ request });
      return ready;
    });
  });

  const $current = combine($entries, $key, (entries, key): Entry<Request, Answer> => entries[key] ?? empty);

  const $isOpening = combine($wanted, $key, (wanted, key) => wanted !== '' && wanted !== key);

  const retryFx = attach({
    source: $current,
    effect: ({ request }): Promise<Answer | null> =>
      request === null ? Promise.resolve(null) : loadFx(request),
  });

  // What did not come for want of a connection comes by itself once there is one.
  sample({
    clock: connectionBack,
    source: $current,
    filter: ({ state, failure }) => state === 'failed' && failure?.kind === 'fault',
    fn: () => undefined,
    target: retryFx,
  });

  const $lastOpened = combine(
    { wanted: $wanted, key: $key, entries: $entries },
    ({ wanted, key, entries }) => entries[wanted || key]?.request ?? null,
  );
  const outdated = sample({ clock: visitorChanged, filter: (part) => per.includes(part) });
  sample({ clock: outdated, fn: () => undefined, target: staled });
  const ofNext = sample({ clock: forgotten, filter: (actor) => actor === 'member' });
  sample({
    clock: [outdated, ofNext],
    source: $lastOpened,
    filter: (request) => request !== null,
    target: loadFx,
  });

  return {
    prefetchFx: failing<Request, Answer>(loadUnlessFreshFx),
    openFx,
    retryFx: failing<void, Answer | null>(retryFx),
    answered,
    staled,
    $current,
    $isOpening,
    keyOf,
  };
}
