import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const NewCode = z.object({
  percent: z.int().min(1).max(99),
  /** How many checkouts it lowers; without it any number. */
  mostUses: z.int().min(1).max(1_000_000).nullable().default(null),
  isWithPromotions: z.boolean().default(true),
});

const End = z.object({ code: z.string().max(32) });

/**
 * `GET /dev/promotions` lists the promotions and promo codes with their terms. `POST /dev/promotions` makes a code that nobody
 * else has and answers it; `POST /dev/promotions/end` with `{ code }` ends one.
 */
export function promotionPages(app: FastifyInstance, { db, clock, config }: Kernel): void {
  app.get('/dev/promotions', async () => ({
    promotions: await db.selectFrom('promotion').selectAll().orderBy('position').orderBy('id').execute(),
    codes: await db.selectFrom('promo_code').selectAll().orderBy('code').limit(500).execute(),
  }));
  app.post('/dev/promotions', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { percent, mostUses, isWithPromotions } = readSent(NewCode, request.body);
    const code = `TRY-${crypto.randomUUID().slice(0, 13).toUpperCase()}`;
    await db
      .insertInto('promo_code')
      .values({
        code,
        percent,
        country: null,
        city_ids: null,
        from_sum_rub: null,
        from_sum_kzt: null,
        most_uses: mostUses,
        is_with_promotions: isWithPromotions,
        starts_at: clock.now(),
        ends_at: null,
      })
      .execute();
    return { code };
  });
  app.post('/dev/promotions/end', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { code } = readSent(End, request.body);
    // A code holds through its last day: yesterday.
    const endsAt = new Date(clock.now().getTime() - 86_400_000);
    await db.updateTable('promo_code').set({ ends_at: endsAt }).where('code', '=', code).execute();
    return { code };
  });
}
