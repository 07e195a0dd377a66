import { randomUUID } from 'node:crypto';
import { addPhoto } from '@rukav/contract/reviews/calls.ts';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';
import { AddPhoto } from '@rukav/contract/reviews/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createPhotoRepository } from './photo-repository.ts';
import type { PhotoStore } from './photo-store.ts';
import { isPhoto, preparePhoto } from './prepare-photo.ts';
import { reviewText } from './texts.ts';

/** What a form takes around its file, bytes. */
const envelope = 16 * 1024;

/** POST /reviews/photo: keeps one photograph until a review or question takes it. */
export const addPhotoHandler = ({ db }: Kernel, photos: PhotoStore) =>
  handle(
    addPhoto,
    AddPhoto,
    async ({ body, session, language, now, log, refuse }) => {
      const because = (code: Parameters<typeof reviewText>[0] & `photo_${string}`): never =>
        code === 'photo_not_found'
          ? refuse('validation', { field: 'photo', params: { check: 'empty' } })
          : refuse(code, { field: 'photo', message: reviewText(code, language) });
      const file = body.get('photo');
      if (!(file instanceof Blob)) return because('photo_not_found');
      if (file.size > reviewLimits.photoSize) return because('photo_too_large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!isPhoto(bytes)) return because('photo_format_invalid');

      const prepared = await preparePhoto(bytes).catch((error: unknown) => {
        log.info({ err: error }, 'a photograph could not be read');
        return because('photo_unreadable');
      });
      await session.ensure();
      const { bytes: kept, ...size } = prepared;
      const id = randomUUID();
      await photos.write(id, kept);
      await createPhotoRepository(db).add({ id, ...size }, now);
      return { id };
    },
    { limit: { burst: 60, per: 3_600_000, perAddress: 5 }, bodyLimit: reviewLimits.photoSize + envelope },
  );
