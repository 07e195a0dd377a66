import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const Wanted = z.object({
  /** Products to choose from, by id. */
  of: z.array(z.string().max(64)).min(1).max(500),
  /** What the chosen size has and where: nothing anywhere else. Without it the warehouse has plenty of every size. */
  stock: z.record(z.string().max(64), z.int().min(0).max(100)).optional(),
});

/** New stock of a size in each location, and a new price of its product: roubles and tenge in minor units. */
const Change = z.object({
  skuId: z.string().max(64),
  stock: z.record(z.string().max(64), z.int().min(0).max(100)).optional(),
  price: z.object({ rub: z.int().positive(), kzt: z.int().positive() }).optional(),
});

/** More pieces than a journey orders. */
const plenty = 50;

/** Sizes of a product that the warehouse has, smallest first. */
const sizesOf = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['sku.id', 'sku.size'])
    .where('sku.product_id', '=', productId)
    .where('stock.place_id', '=', 'delivery')
    .where('stock.free', '>', 0)
    .orderBy('sku.size_order')
    .orderBy('sku.id')
    .execute();

async function put(trx: Transaction<Database>, skuId: string, pieces: Record<string, number>): Promise<void> {
  for (const [placeId, free] of Object.entries(pieces))
    await trx
      .insertInto('stock')
      .values({ sku_id: skuId, place_id: placeId, free })
      .onConflict((conflict) => conflict.columns(['sku_id', 'place_id']).doUpdateSet({ free }))
      .execute();
}

const emptied = (trx: Transaction<Database>, skuId: string) =>
  trx
    .updateTable('stock')
    .set({ free: sql`0` })
    .where('sku_id', '=', skuId)
    .execute();

/**
 * `POST /dev/goods` with `{ of, stock? }` gives one of these products to the caller alone: no other call gets it while
 * there is one that nobody has had. The answer names a size that can be ordered. Journeys that run at once use it, so that
 * none buys the last piece of another. `POST /dev/goods/change` with `{ skuId, stock?, price? }` sells a size out or gives its
 * product another price, as other shoppers and the shop do.
 */
export function goodsPages(app: FastifyInstance, { db, config }: Kernel): void {
  const given = new Map<string, number>();
  let turn = 0;
  const takeNext = (of: readonly string[]): string | undefined => {
    const [next] = of.toSorted((one, other) => (given.get(one) ?? 0) - (given.get(other) ?? 0));
    turn += 1;
    if (next !== undefined) given.set(next, turn);
    return next;
  };

  app.post('/dev/goods', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { of, stock } = readSent(Wanted, request.body);
    for (let tries = 0; tries < of.length; tries += 1) {
      const productId = takeNext(of) ?? '';
      const sizes = await sizesOf(db, productId);
      const [first] = sizes;
      if (!first || sizes.length < 3) continue;
      await db.transaction().execute(async (trx) => {
        for (const { id } of sizes) await put(trx, id, { delivery: plenty });
        if (!stock) return;
        await emptied(trx, first.id);
        await put(trx, first.id, stock);
      });
      return { productId, skuId: first.id, size: first.size };
    }
    throw new Refusal('not_found');
  });

  app.post('/dev/goods/change', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { skuId, stock, price } = readSent(Change, request.body);
    await db.transaction().execute(async (trx) => {
      if (stock) await put(trx, skuId, stock);
      if (price)
        await trx
          .updateTable('product')
          .set({
            base_price_rub: price.rub,
            discount_price_rub: null,
            base_price_kzt: price.kzt,
            discount_price_kzt: null,
          })
          .where('id', '=', (eb) => eb.selectFrom('sku').select('product_id').where('id', '=', skuId))
          .execute();
    });
    return {};
  });
}
