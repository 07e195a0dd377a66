import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const PersonalPrice = z.object({
  phone: z.string().max(20),
  productId: z.string().max(64),
  currency: z.enum(['RUB', 'KZT']).default('RUB'),
  /** Minor units. */
  value: z.int().min(1),
  name: z.string().max(100),
});

/** `POST /dev/personal-prices` with `{ phone, productId, value, name, currency? }` gives a member a price of one's own. */
export function personalPricePages(app: FastifyInstance, { db, config }: Kernel): void {
  app.post('/dev/personal-prices', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { phone, productId, currency, value, name } = readSent(PersonalPrice, request.body);
    const account = await db.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (!account) throw new Refusal('not_found');
    await db
      .insertInto('personal_price')
      .values({
        account_id: account.id,
        product_id: productId,
        currency,
        value,
        name_ru: name,
        name_kk: name,
        ends_at: null,
      })
      .onConflict((row) => row.columns(['account_id', 'product_id', 'currency']).doUpdateSet({ value }))
      .execute();
    return { value };
  });
}
