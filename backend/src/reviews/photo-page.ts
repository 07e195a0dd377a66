import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { createPhotoRepository } from './photo-repository.ts';
import type { PhotoStore } from './photo-store.ts';

const Id = z.uuid();

/** Widths of the shop's own pictures that stand in for a photograph. */
const widths = { large: 900, small: 300 } as const;

/**
 * `GET /img/reviews/{id}`: a photograph of a published review or question as JPEG, 404 until it is published; with `/small`
 * behind it, as a list shows it. One of the shop's own pictures is answered with a redirect to it.
 */
export function photoPage(app: FastifyInstance, { db }: Kernel, photos: PhotoStore): void {
  const find = createPhotoRepository(db).findPublished;

  async function answer(reply: FastifyReply, given: string, size: keyof typeof widths) {
    const { data: id } = Id.safeParse(given);
    const photo = id === undefined ? undefined : await find(id);
    if (!photo) throw new Refusal('not_found');
    // A day, since a photograph may have to be taken away.
    reply.header('cache-control', 'public, max-age=86400');
    const width = widths[size];
    if (photo.picture !== null) return reply.redirect(pictureAddress(photo.picture, width, (width * 4) / 3));

    const bytes = await (size === 'small' ? photos.readSmall(photo.id) : photos.read(photo.id));
    if (!bytes) throw new Refusal('not_found');
    return reply.type('image/jpeg').send(bytes);
  }

  app.get<{ Params: { id: string } }>('/img/reviews/:id', ({ params }, reply) =>
    answer(reply, params.id, 'large'),
  );
  app.get<{ Params: { id: string } }>('/img/reviews/:id/small', ({ params }, reply) =>
    answer(reply, params.id, 'small'),
  );
}
