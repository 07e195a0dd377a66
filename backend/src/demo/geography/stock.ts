import { deliveryQuantities, supplyOf } from '../catalogue/delivery-stock.ts';
import { hashOf, shareOf } from '../random.ts';
import type { DemoCatalogue, ModelRow, ProductRow, SkuRow, StockRow, StoreRow } from '../rows.ts';
import { demoCities } from './cities.ts';

const isForChildren = ({ gender }: ModelRow) => gender === 'girls' || gender === 'boys';

/** The share of the assortment that a shop holds: more in large cities. */
function breadthOf(store: StoreRow): number {
  const population = demoCities().find(({ id }) => id === store.cityId)?.population ?? 0;
  return Math.min(0.34, 0.1 + Math.sqrt(population) / 14_000);
}

function hangsIn(store: StoreRow, breadth: number, product: ProductRow, model: ModelRow): boolean {
  if (product.markers.includes('online_only') || supplyOf(product.id) === 'sold_out') return false;
  if (store.format === 'kids') return isForChildren(model) && shareOf(`${store.id} ${product.id}`) < 0.6;
  if (store.format === 'discount' && product.price.RUB.discount === null) return false;
  const share = breadth * (store.format === 'discount' ? 1.6 : 1);
  return shareOf(`${store.id} ${product.id}`) < share;
}

function piecesIn(store: StoreRow, sku: SkuRow): number {
  const key = `${store.id} ${sku.id}`;
  if (shareOf(key) > 0.6) return 0;
  return shareOf(`one ${key}`) < 0.3 ? 1 : 2 + (hashOf(key) % 5);
}

/**
 * What lies where: the warehouse of deliveries first, then the shops. Sizes are missing here and there, some pieces are
 * the last, a few products hang in shops only and a few are sold only online.
 */
export function demoStock(
  { models, products, skus }: DemoCatalogue,
  stores: readonly StoreRow[],
): StockRow[] {
  const modelOf = new Map(models.map((model) => [model.id, model]));
  const skusOf = Map.groupBy(skus, ({ productId }) => productId);
  const warehouse = products.flatMap(({ id }) => {
    const own = skusOf.get(id) ?? [];
    const quantities = deliveryQuantities(id, own.length);
    return own.map((sku, i): StockRow => ({ skuId: sku.id, storeId: null, quantity: quantities[i] ?? 0 }));
  });
  const shops = stores.flatMap((store) => {
    const breadth = breadthOf(store);
    return products
      .filter((product) => {
        const model = modelOf.get(product.modelId);
        return model !== undefined && hangsIn(store, breadth, product, model);
      })
      .flatMap(({ id }) => skusOf.get(id) ?? [])
      .map((sku): StockRow => ({ skuId: sku.id, storeId: store.id, quantity: piecesIn(store, sku) }));
  });
  return [...warehouse, ...shops].filter(({ quantity }) => quantity > 0);
}
