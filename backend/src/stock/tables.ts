import type { Generated } from 'kysely';
import type { ChangedAt } from '../database/columns.ts';

export interface StockTables {
  stock: StockTable;
}

/** Pieces of a sku in a place: a shop's id, or `delivery`, the warehouse that couriers deliver from. */
export interface StockTable {
  sku_id: string;
  place_id: string;
  free: number;
  reserved: Generated<number>;
  /** When delivery of the size began or ended. */
  changed_at: ChangedAt;
}
