import { getAvailability } from '@rukav/contract/product/calls.ts';
import { GetAvailability, type StoreAvailability } from '@rukav/contract/product/schemas.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { openUntil } from '../delivery/index.ts';
import type { CityRepository, FindVisitorCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { PointRepository } from '../points/index.ts';
import type { ProductRepository } from './product-repository.ts';

export interface AvailabilityParts {
  catalogue: CatalogueCache;
  products: ProductRepository;
  cities: CityRepository;
  findCity: FindVisitorCity;
  points: PointRepository;
}

/** GET /product/{id}/availability: the shops of a city in which it hangs, those with more sizes first. */
export const getAvailabilityHandler = ({
  catalogue,
  products,
  cities,
  findCity,
  points,
}: AvailabilityParts) =>
  handle(
    getAvailability,
    GetAvailability,
    async ({ params: { id }, query, session, country, language, now, refuse }) => {
      if (!(await catalogue.get()).products.has(id)) return refuse('product_not_found');
      const city = await cities.find(query.cityId ?? (await findCity({ session, country, language })).id);
      if (!city) return refuse('city_not_found', { field: 'cityId' });

      const shops = await points.ofCity(city.id);
      const stock = await products.stockIn(
        id,
        shops.map((shop) => shop.id),
      );
      const inShop = Map.groupBy(
        stock.filter(({ sku_id }) => query.skuId === undefined || sku_id === query.skuId),
        ({ place_id }) => place_id,
      );
      const isKazakh = language === 'kk';
      const stores = shops.flatMap((shop): StoreAvailability[] => {
        const skus = inShop.get(shop.id);
        if (!skus) return [];
        return [
          {
            id: shop.id,
            name: isKazakh ? shop.name_kk : shop.name_ru,
            address: isKazakh ? shop.address_kk : shop.address_ru,
            metro: isKazakh ? shop.metro_kk : shop.metro_ru,
            geoPoint: { lat: shop.lat, lon: shop.lon },
            phone: shop.phone,
            openUntil: openUntil(shop.work_hours, shop.time_zone, now),
            shopNowStatus: shop.shop_now_status,
            skus: skus.map(({ sku_id, free }) => ({ skuId: sku_id, isLast: free === 1 })),
          },
        ];
      });
      return {
        cityId: city.id,
        cityName: isKazakh ? city.name_kk : city.name_ru,
        stores: stores.toSorted((a, b) => b.skus.length - a.skus.length),
      };
    },
  );
