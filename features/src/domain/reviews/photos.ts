import { attach, createEffect, createEvent, createStore, sample, scopeBind, type Event } from 'effector';
import { addPhoto } from '@rukav/contract/reviews/calls.ts';
import type { RefusalOf } from '@rukav/contract';
import { $api, codeOf, failureOf, type Failure } from '../../platform/api/index.ts';

/** Why a photograph is not taken, or has not arrived (`failed`). */
export type PhotoFault = 'wrongType' | 'tooLarge' | 'tooMany' | 'unreadable' | 'failed';

/** A photograph of a form. `waiting` – its turn comes once the one before it has arrived. */
export interface Photo {
  /** The address of its file in this browser. */
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'ready' | 'failed' | 'refused';
  progress: number;
  fault: PhotoFault | null;
  /** What the server calls it. */
  photoId: string | null;
}

/** Files as the field sorted them. */
export interface ChosenFiles {
  taken: readonly File[];
  refused: readonly { file: File; fault: PhotoFault }[];
}

/** Gives a file an address in this browser, under which it is drawn. */
export const photoUrlFx = createEffect<File, string>({
  name: 'photoUrlFx',
  sid: 'reviews:photoUrlFx',
  handler: (file) => URL.createObjectURL(file),
});
/** Lets the file behind an address go. */
export const photoUrlDroppedFx = createEffect<string, void>({
  name: 'photoUrlDroppedFx',
  sid: 'reviews:photoUrlDroppedFx',
  handler: (url) => URL.revokeObjectURL(url),
});

type Refusal = RefusalOf<typeof addPhoto> | 'payload_too_large';

const faults: Record<Refusal, PhotoFault> = {
  photo_format_invalid: 'wrongType',
  photo_too_large: 'tooLarge',
  payload_too_large: 'tooLarge',
  photo_unreadable: 'unreadable',
};
const faultOf = (failure: Failure): PhotoFault => faults[codeOf(failure) as Refusal] ?? 'failed';

/**
 * The photographs of one kind of form, by product. They are sent one after another, as they were chosen, and forgotten
 * once their writer has signed out.
 */
export function createPhotos(name: string, writerCleared: Event<void>) {
  const chosen = createEvent<{ productId: string; files: ChosenFiles }>();
  const removed = createEvent<string>();
  const retried = createEvent<string>();
  const cleared = createEvent<string>();
  const expired = createEvent<string>();
  const added = createEvent<{ productId: string; photos: readonly Photo[] }>();
  const progressed = createEvent<{ id: string; share: number }>();

  const $photos = createStore<Record<string, readonly Photo[]>>(
    {},
    { serialize: 'ignore', sid: `reviews:${name}:photos` },
  );

  const forgotten = sample({
    clock: cleared,
    source: $photos,
    fn: (all, productId) => ({ productId, urls: (all[productId] ?? []).map(({ id }) => id) }),
  });
  const dropFx = createEffect(async ({ urls }: { urls: readonly string[] }) => {
    const drop = scopeBind(photoUrlDroppedFx, { safe: true });
    await Promise.all(urls.map(drop));
  });
  sample({ clock: forgotten, target: dropFx });

  const addFx = createEffect(async ({ productId, files }: { productId: string; files: ChosenFiles }) => {
    const [add, urlOf] = [scopeBind(added, { safe: true }), scopeBind(photoUrlFx, { safe: true })];
    const photoOf = async (file: File, fault: PhotoFault | null): Promise<Photo> => ({
      id: await urlOf(file),
      file,
      state: fault === null ? 'waiting' : 'refused',
      progress: 0,
      fault,
      photoId: null,
    });
    const photos = await Promise.all([
      ...files.taken.map((file) => photoOf(file, null)),
      ...files.refused.map(({ file, fault }) => photoOf(file, fault)),
    ]);
    add({ productId, photos });
  });

  const sendFx = attach({
    source: $api,
    effect: ({ send }, { id, file }: Photo) => {
      const tell = scopeBind(progressed, { safe: true });
      const body = new FormData();
      body.append('photo', file, file.name);
      return send(addPhoto, { body }, { onProgress: (share) => tell({ id, share }) });
    },
  });

  const change = (all: Record<string, readonly Photo[]>, id: string, changes: Partial<Photo>) =>
    Object.fromEntries(
      Object.entries(all).map(([productId, photos]) => [
        productId,
        photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)),
      ]),
    );
  $photos
    .on(added, (all, { productId, photos }) => ({
      ...all,
      [productId]: [...(all[productId] ?? []), ...photos],
    }))
    .on(removed, (all, id) =>
      Object.fromEntries(
        Object.entries(all).map(([productId, photos]) => [
          productId,
          photos.filter((photo) => photo.id !== id),
        ]),
      ),
    )
    .on(forgotten, (all, { productId }) => ({ ...all, [productId]: [] }))
    .on(expired, (all, productId) => ({
      ...all,
      [productId]: (all[productId] ?? []).map((photo) =>
        photo.state === 'ready' ? { ...photo, state: 'failed', fault: 'failed', photoId: null } : photo,
      ),
    }))
    .reset(writerCleared)
    .on(retried, (all, id) => change(all, id, { state: 'waiting', progress: 0, fault: null }))
    .on(sendFx, (all, { id }) => change(all, id, { state: 'sending' }))
    .on(progressed, (all, { id, share }) => change(all, id, { progress: share }))
    .on(sendFx.done, (all, { params, result }) =>
      change(all, params.id, { state: 'ready', photoId: result.id }),
    )
    .on(sendFx.fail, (all, { params, error }) => {
      const fault = faultOf(failureOf(error));
      return change(all, params.id, { state: fault === 'failed' ? 'failed' : 'refused', fault });
    });

  sample({ clock: chosen, target: addFx });

  const $next = $photos.map(
    (all) =>
      Object.values(all)
        .flat()
        .find(({ state }) => state === 'waiting') ?? null,
  );
  sample({
    clock: [added, retried, removed, sendFx.finally],
    source: { next: $next, isSending: sendFx.pending },
    filter: ({ next, isSending }) => next !== null && !isSending,
    fn: ({ next }) => next as Photo,
    target: sendFx,
  });

  sample({ clock: removed, target: photoUrlDroppedFx });

  return {
    $photos,
    chosen,
    removed,
    retried,
    /** Forgets the photographs of a product: they have arrived with their text. */
    cleared,
    /** The server does not keep those of a product any more: they are to be sent again. */
    expired,
  };
}
