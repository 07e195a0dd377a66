import { z } from 'zod';
import { Text, type ChangedAt, type Gender, type Json, type PictureRow } from '../database/columns.ts';

export interface CatalogueTables {
  category: CategoryTable;
  caption: CaptionTable;
  model: ModelTable;
  model_category: { model_id: string; category_id: number };
  product: ProductTable;
  sku: SkuTable;
  kit: { id: string; name_ru: string; name_kk: string };
  kit_product: { kit_id: string; product_id: string; position: number };
}

/** `branch` shows tiles of its children, `all` lists every model of its root, `list` lists its own. */
export interface CategoryTable {
  id: number;
  parent_id: number | null;
  url: string;
  name_ru: string;
  name_kk: string;
  gender: Gender;
  position: number;
  kind: 'branch' | 'all' | 'list';
  picture: Json<PictureRow>;
}

/** What has codes with captions. */
export const captionKinds = ['collection', 'marker', 'composition', 'color'] as const;
export type CaptionKind = (typeof captionKinds)[number];

export interface CaptionTable {
  kind: CaptionKind;
  code: string;
  ru: string;
  kk: string;
  hex: string | null;
  position: number;
}

/** A line of a garment's particulars. */
export const Characteristic = z.object({ name: Text, value: Text });
export type Characteristic = z.infer<typeof Characteristic>;

/** A care label; `code` names its sign. */
export const CareSign = z.object({ code: z.string(), text: Text });
export type CareSign = z.infer<typeof CareSign>;

/** Measures of a body by size, in centimetres; empty for what has one size. */
export const SizeTable = z.object({
  measures: z.array(Text),
  rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
});
export type SizeTable = z.infer<typeof SizeTable>;

export interface ModelTable {
  id: string;
  slug: string;
  category_id: number;
  gender: Gender;
  name_ru: string;
  name_kk: string;
  description_ru: string;
  description_kk: string;
  composition_ru: string;
  composition_kk: string;
  composition_codes: string[];
  characteristics: Json<Characteristic[]>;
  care: Json<CareSign[]>;
  collections: string[];
  size_table: Json<SizeTable>;
  note_ru: string | null;
  note_kk: string | null;
  rating_average: number | null;
  rating_count: number;
  popularity: number;
  created_at: Date;
  changed_at: ChangedAt;
}

/** One colour of a model. Prices in minor units; a discount price is null without a discount. */
export interface ProductTable {
  id: string;
  model_id: string;
  code: string;
  color_ru: string;
  color_kk: string;
  color_hex: string;
  color_family: string;
  position: number;
  pictures: Json<PictureRow[]>;
  base_price_rub: number;
  discount_price_rub: number | null;
  base_price_kzt: number;
  discount_price_kzt: number | null;
  markers: string[];
  changed_at: ChangedAt;
}

export interface SkuTable {
  id: string;
  product_id: string;
  code: string;
  size: string;
  size_order: number;
  changed_at: ChangedAt;
}
