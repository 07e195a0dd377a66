import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { demoCities, demoPictures, demoSeed, demoShop, demoStock, demoStores } from '../index.ts';
import { writeContent } from './content.ts';
import { writeCaptions, writeModels } from './models.ts';
import { writePlaces } from './places.ts';
import { writeProducts } from './products.ts';
import { writeReviews } from './reviews.ts';
import { write } from './write.ts';

/** Whether the studio of this version draws the pictures that the demo data names. */
async function isDrawable(db: Kysely<Database>): Promise<boolean> {
  const known = demoPictures(demoSeed);
  const products = await db.selectFrom('product').select('pictures').orderBy('id').limit(200).execute();
  return products.every(({ pictures }) => pictures.every(({ code }) => known.has(code)));
}

/**
 * Writes the demo data into an empty database and says how far it is. Where there are models already it writes nothing, and
 * says so when they are of an earlier version, whose pictures nobody draws any more.
 */
export async function seedDemo(
  db: Kysely<Database>,
  { now, say }: { now: Date; say: (sentence: string) => void },
): Promise<void> {
  if (await db.selectFrom('model').select('id').limit(1).executeTakeFirst()) {
    if (!(await isDrawable(db)))
      say(
        'The demo catalogue here is of an earlier version, and its pictures are missing. Stop the store, remove its data folder (.data) and start again.',
      );
    return;
  }
  const begun = performance.now();
  say('Making the demo catalogue.');
  const { catalogue, written } = demoShop({ seed: demoSeed, now });
  const stores = demoStores();
  const stock = demoStock(catalogue, stores);

  await transaction(db, async (trx) => {
    say(`Writing ${demoCities().length} cities and ${stores.length} shops.`);
    await writePlaces(trx);
    await writeContent(trx);
    say(`Writing ${catalogue.models.length} models in ${catalogue.products.length} colours.`);
    await writeCaptions(trx, catalogue);
    await writeModels(trx, catalogue);
    await writeProducts(trx, catalogue);
    say(`Writing ${written.reviews.length} reviews and ${written.questions.length} questions.`);
    await writeReviews(trx, written);
    say(`Writing ${stock.length} places where sizes hang.`);
    await write(
      trx,
      'stock',
      stock.map(({ skuId, storeId, quantity }) => ({
        sku_id: skuId,
        place_id: storeId ?? 'delivery',
        free: quantity,
      })),
    );
    // What is shown came with its models, long ago; the ratings that were counted just now are no news.
    for (const table of ['model', 'product', 'sku', 'point'])
      await sql`update ${sql.table(table)} set changed_at = null`.execute(trx);
  });
  await sql`analyze`.execute(db);
  say(`The demo catalogue is ready after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}
