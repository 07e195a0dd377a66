import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { demoCities, demoMetroStations, demoPartnerPoints, demoStores } from '../index.ts';
import { json, write } from './write.ts';

/** Writes cities, stations of the metro, shops and partners' points. */
export async function writePlaces(trx: Transaction<Database>): Promise<void> {
  await write(
    trx,
    'city',
    demoCities().map(({ id, name, region, country, timeZone, lat, lon, population }) => ({
      id,
      name_ru: name.ru,
      name_kk: name.kk,
      region_ru: region.ru,
      region_kk: region.kk,
      country,
      time_zone: timeZone,
      lat,
      lon,
      population,
    })),
  );
  await write(
    trx,
    'metro_station',
    demoMetroStations().map(({ id, cityId, name, line, lat, lon }) => ({
      id,
      city_id: cityId,
      name_ru: name.ru,
      name_kk: name.kk,
      line_ru: line.ru,
      line_kk: line.kk,
      lat,
      lon,
    })),
  );
  await write(
    trx,
    'point',
    [...demoStores(), ...demoPartnerPoints()].map((store) => ({
      id: store.id,
      type: store.type,
      shop_number: store.shopNumber,
      name_ru: store.name.ru,
      name_kk: store.name.kk,
      city_id: store.cityId,
      address_ru: store.address.ru,
      address_kk: store.address.kk,
      lat: store.lat,
      lon: store.lon,
      work_hours: json(store.workHours),
      phone: store.phone,
      format: store.format,
      services: store.services as never,
      need_prepay: store.needPrepay,
      capacity: store.capacity,
      shop_now_status: store.shopNowStatus,
      metro_ru: store.metro?.ru ?? null,
      metro_kk: store.metro?.kk ?? null,
      route_ru: store.route?.ru ?? null,
      route_kk: store.route?.kk ?? null,
    })),
  );
}
