import { getAvailabilityInShops } from '@rukav/contract/product/calls.ts';
import { GetAvailabilityInShops } from '@rukav/contract/product/schemas.ts';
import { handle } from '../http/handle.ts';
import type { AvailabilityParts } from './get-availability.ts';
import { storesWith } from './stores-with.ts';

/** POST /product/{id}/get-availability: what hangs in the named shops, or in all of the city. */
export const getAvailabilityInShopsHandler = ({
  catalogue,
  products,
  cities,
  findCity,
  points,
}: AvailabilityParts) =>
  handle(
    getAvailabilityInShops,
    GetAvailabilityInShops,
    async ({ params: { id }, body: { cityId, skuId, shops: named }, session, country, language, refuse }) => {
      const product = (await catalogue.get()).products.get(id);
      if (!product) return refuse('product_not_found');
      const city = await cities.find(cityId ?? (await findCity({ session, country, language })).id);
      if (!city) return refuse('city_not_found', { field: 'cityId' });

      const shops = named ? await points.shopsByIds(named) : await points.ofCity(city.id);
      const stock = await products.stockIn(
        id,
        shops.map((shop) => shop.id),
      );
      const sizes = await products.sizes(id, country);
      return {
        product: {
          id,
          name: product.model.name[language],
          colour: product.color[language],
          url: `${product.model.slug}/${id}`,
        },
        sizes: sizes.map(({ id: sku, size }) => ({ skuId: sku, size })),
        stores: storesWith(shops, stock, { skuId, language }),
      };
    },
  );
