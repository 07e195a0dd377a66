import type { FastifyInstance } from 'fastify';
import { bonusKinds } from '@rukav/contract/loyalty/schemas.ts';
import { z } from 'zod';
import { transaction } from '../database/transaction.ts';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';
import { giveBonuses } from '../loyalty/index.ts';

const Gift = z.object({
  phone: z.string().max(20),
  amount: z.int().min(1).max(1_000_000),
  kind: z.enum(bonusKinds).default('gift'),
  promotion: z.string().max(100).optional(),
  /** When what is left of them burns, in days; without it never. */
  days: z.int().min(1).max(3650).optional(),
});

/** `POST /dev/bonuses` with `{ phone, amount, kind?, promotion?, days? }` gives a member bonuses. */
export function bonusPages(app: FastifyInstance, { db, clock, config }: Kernel): void {
  app.post('/dev/bonuses', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { phone, amount, kind, promotion, days } = readSent(Gift, request.body);
    const account = await db.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (!account) throw new Refusal('not_found');
    const now = clock.now();
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
    const gift = { accountId: account.id, kind, amount, expiresAt, ...(promotion && { promotion }) };
    await transaction(db, (trx) => giveBonuses(trx, gift, now));
    return { amount };
  });
}
