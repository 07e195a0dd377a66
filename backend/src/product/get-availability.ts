import { getAvailability } from '@rukav/contract/product/calls.ts';
import { GetAvailability } from '@rukav/contract/product/schemas.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { CityRepository, FindVisitorCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { PointRepository } from '../points/index.ts';
import type { ProductRepository } from './product-repository.ts';
import { storesWith } from './stores-with.ts';

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
    async ({ params: { id }, query, session, country, language, refuse }) => {
      if (!(await catalogue.get()).products.has(id)) return refuse('product_not_found');
      const city = await cities.find(query.cityId ?? (await findCity({ session, country, language })).id);
      if (!city) return refuse('city_not_found', { field: 'cityId' });

      const shops = await points.ofCity(city.id);
      const stock = await products.stockIn(
        id,
        shops.map((shop) => shop.id),
      );
      return {
        cityId: city.id,
        cityName: language === 'kk' ? city.name_kk : city.name_ru,
        stores: storesWith(shops, stock, { skuId: query.skuId, language }),
      };
    },
  );
