import type { Language } from '@rukav/contract';
import type { StoreAvailability } from '@rukav/contract/product/schemas.ts';
import type { PointRow } from '../points/index.ts';

/** A size that hangs somewhere, and how many of it are free there. */
interface Hanging {
  sku_id: string;
  place_id: string;
  free: number;
}

/** The shops in which sizes hang, those with more of them first; of one size alone by `skuId`. */
export function storesWith(
  shops: readonly PointRow[],
  stock: readonly Hanging[],
  { skuId, language }: { skuId: string | undefined; language: Language },
): StoreAvailability[] {
  const inShop = Map.groupBy(
    stock.filter(({ sku_id }) => skuId === undefined || sku_id === skuId),
    ({ place_id }) => place_id,
  );
  const isKazakh = language === 'kk';
  return shops
    .flatMap((shop): StoreAvailability[] => {
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
          workHours: shop.work_hours,
          timeZone: shop.time_zone,
          shopNowStatus: shop.shop_now_status,
          skus: skus.map(({ sku_id, free }) => ({ skuId: sku_id, isLast: free === 1 })),
        },
      ];
    })
    .toSorted((a, b) => b.skus.length - a.skus.length);
}
