import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { createPhotoRepository } from './photo-repository.ts';
import type { PhotoStore } from './photo-store.ts';

const Id = z.uuid();

/** `GET /img/reviews/{id}`: a photograph of a published review or question as JPEG; 404 until it is published. */
export function photoPage(app: FastifyInstance, { db }: Kernel, photos: PhotoStore): void {
  app.get<{ Params: { id: string } }>('/img/reviews/:id', async ({ params }, reply) => {
    const { data: id } = Id.safeParse(params.id);
    const isSeen = id !== undefined && (await createPhotoRepository(db).isPublished(id));
    const bytes = isSeen ? await photos.read(id) : undefined;
    if (!bytes) throw new Refusal('not_found');
    // A day, since a photograph may have to be taken away.
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(bytes);
  });
}
