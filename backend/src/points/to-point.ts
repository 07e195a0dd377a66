import type { Language } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { PointRow } from './point-repository.ts';

/** A point in a language. */
export function toPoint(row: PointRow, language: Language): PickupPoint {
  const isKazakh = language === 'kk';
  return {
    id: row.id,
    type: row.type,
    shopNumber: row.shop_number,
    name: isKazakh ? row.name_kk : row.name_ru,
    cityId: row.city_id,
    cityName: isKazakh ? row.city_kk : row.city_ru,
    address: isKazakh ? row.address_kk : row.address_ru,
    geoPoint: { lat: row.lat, lon: row.lon },
    workHours: row.work_hours,
    timeZone: row.time_zone,
    phone: row.phone,
    format: row.format,
    services: row.services,
    needPrepay: row.need_prepay,
    capacity: row.capacity,
    shopStatus: { shopNowStatus: row.shop_now_status },
    metro: isKazakh ? row.metro_kk : row.metro_ru,
    route: isKazakh ? row.route_kk : row.route_ru,
  };
}
