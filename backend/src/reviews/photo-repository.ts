import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What a photograph belongs to. */
export type PhotoOwner = { review_id: string } | { question_id: string };

/** What the database knows of photographs; their bytes are in the photo store. */
export const createPhotoRepository = (db: Kysely<Database>) => ({
  add: (photo: { id: string; width: number; height: number }, now: Date) =>
    db
      .insertInto('review_photo')
      .values({ ...photo, created_at: now })
      .execute(),

  /** Gives photographs that wait to their owner, in this order; false when one of them does not wait any more. */
  give: async (ids: readonly string[], owner: PhotoOwner) => {
    for (const [position, id] of ids.entries()) {
      const { numUpdatedRows } = await db
        .updateTable('review_photo')
        .set({ ...owner, position })
        .where('id', '=', id)
        .where('review_id', 'is', null)
        .where('question_id', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
    }
    return true;
  },

  /** Photographs of reviews or questions by what they belong to, in their order. */
  of: async (kind: 'review_id' | 'question_id', owners: readonly string[]) => {
    const rows =
      owners.length === 0
        ? []
        : await db
            .selectFrom('review_photo')
            .select(['id', 'width', 'height', `${kind} as owner`])
            .where(kind, 'in', owners)
            .orderBy('position')
            .execute();
    return Map.groupBy(rows, ({ owner }) => owner ?? '');
  },

  /** A photograph whose review or question has been published; undefined for any other. */
  findPublished: (id: string) =>
    db
      .selectFrom('review_photo')
      .leftJoin('review', 'review.id', 'review_photo.review_id')
      .leftJoin('question', 'question.id', 'review_photo.question_id')
      .select(['review_photo.id', 'review_photo.picture'])
      .where('review_photo.id', '=', id)
      .where((eb) => eb.or([eb('review.state', '=', 'published'), eb('question.state', '=', 'published')]))
      .executeTakeFirst(),

  /** Forgets photographs that nothing has taken since before a moment, and answers their ids. */
  forgetWaiting: async (before: Date) =>
    (
      await db
        .deleteFrom('review_photo')
        .where('review_id', 'is', null)
        .where('question_id', 'is', null)
        .where('created_at', '<', before)
        .returning('id')
        .execute()
    ).map(({ id }) => id),
});
