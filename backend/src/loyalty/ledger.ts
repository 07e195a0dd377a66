import { sql, type Kysely, type Transaction } from 'kysely';
import type { BonusKind } from '@rukav/contract/loyalty/schemas.ts';
import type { Database } from '../database/schema.ts';
import { notify } from '../notifications/index.ts';
import { burningBy } from './expiry.ts';

/** Bonuses that are given. */
export interface Given {
  accountId: string;
  kind: BonusKind;
  amount: number;
  /** The order that they are for; its bonuses are given once. */
  orderNumber?: string;
  promotion?: string;
  /** On whose day what is left of them can be spent for the last time; null for good. */
  expiresAt: Date | null;
}

/** Opens a member's bonuses, and keeps others away from them until the transaction ends. */
export async function lockBonuses(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx
    .insertInto('bonus_account')
    .values({ account_id: accountId })
    .onConflict((row) => row.doNothing())
    .execute();
  await trx
    .selectFrom('bonus_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
}

/** Writes down that bonuses were given; those of an order that has got its own already are not. */
export async function giveBonuses(trx: Transaction<Database>, given: Given, now: Date): Promise<void> {
  const { accountId, kind, amount, orderNumber, promotion, expiresAt } = given;
  await lockBonuses(trx, accountId);
  const entry = await trx
    .insertInto('bonus_entry')
    .values({
      account_id: accountId,
      lot_id: null,
      kind,
      reason: orderNumber === undefined ? 'gift' : 'earned',
      amount,
      order_number: orderNumber ?? null,
      promotion: promotion ?? null,
      expires_at: expiresAt,
      created_at: now,
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (entry === undefined || amount <= 0) return;
  await notify(
    trx,
    {
      accountId,
      slot: 'bonuses',
      kind: 'INFO',
      code: 'bonuses_given',
      title: 'notice.bonusesGiven.subject',
      text: 'notice.bonusesGiven.text',
      values: { amount },
      url: '/personal/club',
    },
    now,
  );
}

/** Lots with what is left of each. */
const lots = (db: Kysely<Database>) =>
  db
    .selectFrom('bonus_entry as lot')
    .select(['lot.id', 'lot.account_id', 'lot.kind', 'lot.expires_at'])
    .select(
      sql<number>`lot.amount + coalesce((select sum(amount) from bonus_entry where lot_id = lot.id), 0)::bigint`.as(
        'left',
      ),
    )
    .where('lot.lot_id', 'is', null);

/** A member's lots of which something is left, those that burn first before the others. */
export async function lotsOf(db: Kysely<Database>, accountId: string) {
  const all = await lots(db)
    .where('lot.account_id', '=', accountId)
    .orderBy(sql`lot.expires_at asc nulls last`)
    .orderBy('lot.place')
    .execute();
  return all.map((lot) => ({ ...lot, left: Number(lot.left) })).filter(({ left }) => left > 0);
}

type Lot = Awaited<ReturnType<typeof lotsOf>>[number];

async function burnLots(
  trx: Transaction<Database>,
  accountId: string,
  now: Date,
  isOver: (lot: Lot) => boolean,
): Promise<void> {
  await lockBonuses(trx, accountId);
  const over = (await lotsOf(trx, accountId)).filter(isOver);
  if (over.length === 0) return;
  await trx
    .insertInto('bonus_entry')
    .values(
      over.map(({ id, kind, left }) => ({
        account_id: accountId,
        lot_id: id,
        kind,
        reason: 'burnt' as const,
        amount: -left,
        order_number: null,
        promotion: null,
        expires_at: null,
        created_at: now,
      })),
    )
    .execute();
}

/** Burns what is left of a member's lots whose time is over. */
export const burnBonuses = (trx: Transaction<Database>, accountId: string, now: Date): Promise<void> =>
  burnLots(trx, accountId, now, ({ expires_at }) => expires_at !== null && expires_at <= burningBy(now));

/** Burns all that a member has left, as she is one no more. */
export const burnAll = (trx: Transaction<Database>, accountId: string, now: Date): Promise<void> =>
  burnLots(trx, accountId, now, () => true);

/** Members of whose lots something is left though its time is over. */
export const membersWithBurning = (db: Kysely<Database>, now: Date, atOnce: number) =>
  db
    .selectFrom(lots(db).where('lot.expires_at', '<=', burningBy(now)).as('over'))
    .select('account_id')
    .distinct()
    .where('left', '>', 0)
    .limit(atOnce)
    .execute();
