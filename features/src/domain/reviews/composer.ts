import { combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import type { Call, RequestOf } from '@rukav/contract';
import { codeOf, failureOf, type Failure } from '../../platform/api/index.ts';
import { createPhotos, type Photo } from './photos.ts';
import type { Fault, Field, Problems } from './rules.ts';
import { createSendFx } from './sending.ts';

/** What became of an attempt for which no field is to blame. */
export type Notice = 'failed' | 'tooMany' | 'productGone';

/** What a refusal means for the form: a fault of a field, or a notice. */
export type Meaning = { field: Field; fault: Fault } | Notice;

/** What a form writes, and where to. */
export interface Recipe<Draft, C extends Call> {
  /** Unique among the forms. */
  name: string;
  call: C;
  empty: Draft;
  /** What is filled in until the shopper writes something else. */
  $defaults: Store<Partial<Draft>>;
  problemsOf: (draft: Draft) => Problems;
  requestOf: (productId: string, draft: Draft, photoIds: string[]) => RequestOf<C>;
  /** Whoever wrote has left: nothing of theirs stays. */
  left: Event<void>;
  /** What a refusal of the call means; undefined for what the call does not refuse with. */
  meaningOf: (code: string | undefined) => Meaning | undefined;
}

const none: readonly Photo[] = [];

function photoProblems(photos: readonly Photo[]): Problems {
  if (photos.some(({ state }) => state === 'waiting' || state === 'sending')) return { photos: 'sending' };
  return photos.some(({ state }) => state === 'failed') ? { photos: 'unsent' } : {};
}

const without = <Value>(all: Record<string, Value>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

/**
 * A form that writes about a product. What is written is kept for the visit, product by product, until it has arrived:
 * closing the form loses nothing, nor does an attempt that fails.
 */
export function createComposer<Draft extends object, C extends Call>(recipe: Recipe<Draft, C>) {
  const { name, empty, $defaults, problemsOf, requestOf, left, meaningOf } = recipe;
  const local = (store: string) => ({ serialize: 'ignore', sid: `reviews:${name}:${store}` }) as const;
  const opened = createEvent<string>();
  const changed = createEvent<Partial<Draft>>();
  const written = createEvent<{ productId: string; changes: Partial<Draft> }>();
  const submitted = createEvent();
  const photos = createPhotos(name, left);
  const sendFx = createSendFx(name, recipe.call);

  const $productId = createStore('', local('productId')).on(opened, (_, productId) => productId);
  const $drafts = createStore<Record<string, Partial<Draft>>>({}, local('drafts'))
    .on(written, (drafts, { productId, changes }) => ({
      ...drafts,
      [productId]: { ...drafts[productId], ...changes } as Partial<Draft>,
    }))
    .on(sendFx.done, (drafts, { params }) => without(drafts, params.productId))
    .reset(left);
  sample({
    clock: changed,
    source: $productId,
    fn: (productId, changes) => ({ productId, changes }),
    target: written,
  });

  const $draft = combine(
    { drafts: $drafts, productId: $productId, defaults: $defaults },
    ({ drafts, productId, defaults }): Draft => ({ ...empty, ...defaults, ...drafts[productId] }),
  );
  const $ownPhotos = combine(photos.$photos, $productId, (all, productId) => all[productId] ?? none);

  const failed = sample({ clock: sendFx.failData, fn: failureOf });
  const meaningIn = (failure: Failure): Meaning =>
    failure.status === 429 ? 'tooMany' : (meaningOf(codeOf(failure)) ?? 'failed');

  /** Which attempt to send this is; nothing is told to be wrong before the first. */
  const $attempt = createStore(0, local('attempt'))
    .on(submitted, (attempt) => attempt + 1)
    .reset(opened);
  const $refused = createStore<Problems>({}, local('refused'))
    .on(failed, (_, failure) => {
      const meaning = meaningIn(failure);
      return typeof meaning === 'string' ? {} : { [meaning.field]: meaning.fault };
    })
    .reset(opened, changed, sendFx, photos.chosen, photos.removed, photos.retried);
  const $notice = createStore<Notice | null>(null, local('notice'))
    .on(failed, (_, failure) => {
      const meaning = meaningIn(failure);
      return typeof meaning === 'string' ? meaning : null;
    })
    .reset(opened, submitted);
  const $isSent = createStore(false, local('isSent'))
    .on(sendFx.done, () => true)
    .reset(opened);

  const $wrong = combine($draft, $ownPhotos, (draft, own) => ({
    ...problemsOf(draft),
    ...photoProblems(own),
  }));
  const $problems = combine(
    { wrong: $wrong, refused: $refused, attempt: $attempt },
    ({ wrong, refused, attempt }): Problems => (attempt > 0 ? { ...wrong, ...refused } : {}),
  );

  sample({
    clock: submitted,
    source: {
      wrong: $wrong,
      draft: $draft,
      own: $ownPhotos,
      productId: $productId,
      isPending: sendFx.pending,
    },
    filter: ({ wrong, isPending }) => !isPending && Object.keys(wrong).length === 0,
    fn: ({ draft, own, productId }) => ({
      productId,
      request: requestOf(
        productId,
        draft,
        own.flatMap(({ photoId }) => photoId ?? []),
      ),
    }),
    target: sendFx,
  });
  sample({
    clock: sendFx.fail,
    filter: ({ error }) => {
      const meaning = meaningIn(failureOf(error));
      return typeof meaning === 'object' && meaning.fault === 'gone';
    },
    fn: ({ params }) => params.productId,
    target: photos.expired,
  });
  sample({ clock: sendFx.done, fn: ({ params }) => params.productId, target: photos.cleared });

  return {
    /** The form was opened for a product. */
    opened,
    changed,
    submitted,
    photos,
    /** Throws what the call throws, so that whoever awaits it can show it too. */
    sendFx,
    $productId,
    $draft,
    $photos: $ownPhotos,
    $attempt,
    $problems,
    $notice,
    /** Whether what was written has arrived. */
    $isSent,
    $isBusy: sendFx.pending,
  };
}

/** The units of a form. */
export type Composer<Draft extends object> = ReturnType<typeof createComposer<Draft, Call>>;
