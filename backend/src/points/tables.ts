import type { ColumnType } from 'kysely';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { ChangedAt } from '../database/columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface PointsTables {
  point: PointTable;
}

/** A shop or another place where an order is handed over (SHIP-24). */
export interface PointTable {
  id: string;
  type: PickupPoint['type'];
  shop_number: string;
  name_ru: string;
  name_kk: string;
  city_id: number;
  address_ru: string;
  address_kk: string;
  lat: number;
  lon: number;
  /** Monday first, seven days. */
  work_hours: Json<PickupPoint['workHours']>;
  phone: string;
  format: PickupPoint['format'];
  services: PickupPoint['services'];
  need_prepay: boolean;
  /** Pieces of one order that fit; null for as many as there are. */
  capacity: number | null;
  shop_now_status: PickupPoint['shopStatus']['shopNowStatus'];
  metro_ru: string | null;
  metro_kk: string | null;
  route_ru: string | null;
  route_kk: string | null;
  changed_at: ChangedAt;
}
