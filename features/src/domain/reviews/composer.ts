import { combine, createEvent, createStore, merge, sample, type Event, type Store } from 'effector';
import type { Call, RefusalOf, RequestOf } from '@rukav/contract';
import { failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalTable } from '../../platform/errors/handle-refusals.ts';
import { createForm, faultsOf } from '../../platform/forms/index.ts';
import { fields, type Fault, type Field, type ReviewFaults } from './faults.ts';
import { createPhotos, type Photo } from './photos.ts';
import { createSendFx } from './sending.ts';

/** What became of an attempt for which no field is to blame. */
export type Notice = 'failed' | 'tooMany' | 'productGone';

/** What a form writes, and where to. */
export interface Recipe<Draft, C extends Call> {
  /** Unique among the forms. */
  name: string;
  call: C;
  empty: Draft;
  /** What is filled in until the shopper writes something else. */
  $defaults: Store<Partial<Draft>>;
  faultsOf: (draft: Draft) => ReviewFaults;
  requestOf: (productId: string, draft: Draft, photoIds: string[]) => RequestOf<C>;
  /** Whoever wrote has signed out: nothing of theirs stays. */
  cleared: Event<void>;
  refusals: RefusalTable<RefusalOf<C>, Handling<Field, Fault, Notice>>;
}

const none: readonly Photo[] = [];

function photosFault(photos: readonly Photo[]): Fault | null {
  if (photos.some(({ state }) => state === 'waiting' || state === 'sending')) return { code: 'sending' };
  return photos.some(({ state }) => state === 'failed') ? { code: 'unsent' } : null;
}

const without = <Value>(all: Record<string, Value>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

/**
 * A form that writes about a product. What is written is kept for the visit, product by product, until it has arrived:
 * closing the form loses nothing, nor does an attempt that fails.
 */
export function createComposer<Draft extends object, C extends Call>(recipe: Recipe<Draft, C>) {
  const { name, empty, $defaults, requestOf, cleared, refusals } = recipe;
  const local = (store: string) => ({ serialize: 'ignore', sid: `reviews:${name}:${store}` }) as const;
  const opened = createEvent<string>();
  const changed = createEvent<Partial<Draft>>();
  const written = createEvent<{ productId: string; changes: Partial<Draft> }>();
  const photos = createPhotos(name, cleared);
  const sendFx = createSendFx(name, recipe.call);

  const $productId = createStore('', local('productId')).on(opened, (_, productId) => productId);
  const $drafts = createStore<Record<string, Partial<Draft>>>({}, local('drafts'))
    .on(written, (drafts, { productId, changes }) => ({
      ...drafts,
      [productId]: { ...drafts[productId], ...changes } as Partial<Draft>,
    }))
    .on(sendFx.done, (drafts, { params }) => without(drafts, params.productId))
    .reset(cleared);
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

  const $own = combine($draft, $ownPhotos, (draft, own) => ({
    ...recipe.faultsOf(draft),
    ...faultsOf<Field, Fault>({ photos: photosFault(own) }),
  }));
  const photosChanged = merge([photos.chosen, photos.removed, photos.retried]).map(() => ({ photos: true }));
  const form = createForm({
    name,
    fields,
    $draft,
    changed: [changed, photosChanged],
    $own,
    $isBusy: sendFx.pending,
  });
  sample({ clock: opened, fn: () => undefined, target: form.opened });
  sample({
    clock: form.ready.map(() => undefined),
    source: { draft: $draft, own: $ownPhotos, productId: $productId },
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

  const refused = handleRefusals<RefusalOf<C>, Handling<Field, Fault, Notice>>({
    table: refusals,
    otherwise: { notice: 'failed' },
    failures: sample({ clock: sendFx.failData, fn: failureOf }),
  });
  const refusedAt = refused.filterMap(({ handling }) => handling.at);
  sample({ clock: refusedAt, fn: ({ field, fault }) => ({ [field]: fault }), target: form.refused });
  sample({
    clock: refusedAt,
    source: $productId,
    filter: (_, { fault }) => fault.code === 'gone',
    fn: (productId) => productId,
    target: photos.expired,
  });

  const $notice = createStore<Notice | null>(null, local('notice'))
    .on(refused, (_, { handling }) => handling.notice ?? null)
    .on(sendFx.failData, (notice, thrown) => (failureOf(thrown).status === 429 ? 'tooMany' : notice))
    .reset(opened, form.submitted);
  const $isSent = createStore(false, local('isSent'))
    .on(sendFx.done, () => true)
    .reset(opened);
  sample({ clock: sendFx.done, fn: ({ params }) => params.productId, target: photos.cleared });

  return {
    /** The form was opened for a product. */
    opened,
    changed,
    form,
    photos,
    /** Throws what the call throws, so that whoever awaits it can show it too. */
    sendFx,
    $productId,
    $draft,
    $photos: $ownPhotos,
    $notice,
    /** Whether what was written has arrived. */
    $isSent,
    $isBusy: sendFx.pending,
  };
}

/** The units of a form. */
export type Composer<Draft extends object> = ReturnType<typeof createComposer<Draft, Call>>;
