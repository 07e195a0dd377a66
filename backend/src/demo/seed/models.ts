import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CaptionKind } from '../../catalogue/index.ts';
import type { CaptionRow, DemoCatalogue } from '../index.ts';
import { json, write } from './write.ts';

/** Writes the captions of codes, in their order. */
export async function writeCaptions(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  const kinds: Record<CaptionKind, readonly (CaptionRow & { hex?: string })[]> = {
    collection: catalogue.collections,
    marker: catalogue.markers,
    composition: catalogue.compositions,
    color: catalogue.colourFamilies,
  };
  for (const [kind, rows] of Object.entries(kinds) as [CaptionKind, (typeof kinds)[CaptionKind]][]) {
    await write(
      trx,
      'caption',
      rows.map(({ code, caption, hex }, position) => ({
        kind,
        code,
        ru: caption.ru,
        kk: caption.kk,
        hex: hex ?? null,
        position,
      })),
    );
  }
}

/** Writes categories, and models in them. */
export async function writeModels(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  await write(
    trx,
    'category',
    catalogue.categories.map(({ id, parentId, url, name, gender, position, kind, picture }) => ({
      id,
      parent_id: parentId,
      url,
      name_ru: name.ru,
      name_kk: name.kk,
      gender,
      position,
      kind,
      picture: json(picture),
    })),
  );
  await write(
    trx,
    'model',
    catalogue.models.map((model) => ({
      id: model.id,
      slug: model.slug,
      category_id: model.categoryId,
      gender: model.gender,
      name_ru: model.name.ru,
      name_kk: model.name.kk,
      description_ru: model.description.ru,
      description_kk: model.description.kk,
      composition_ru: model.composition.ru,
      composition_kk: model.composition.kk,
      composition_codes: model.compositionCodes,
      characteristics: json(model.characteristics),
      care: json(model.care),
      collections: model.collections,
      size_table: json(model.sizeTable),
      note_ru: model.modelNote?.ru ?? null,
      note_kk: model.modelNote?.kk ?? null,
      rating_average: null,
      rating_count: 0,
      popularity: model.popularity,
      created_at: new Date(model.createdAt),
    })),
  );
  await write(
    trx,
    'model_category',
    catalogue.models.flatMap(({ id, categoryIds }) =>
      categoryIds.map((category_id) => ({ model_id: id, category_id })),
    ),
  );
}
