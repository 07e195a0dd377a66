import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isOneOf, ownContacts, sweepGifts, type Account } from '../accounts/index.ts';
import { clearCarts } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { endSessions } from '../http/session.ts';
import { job } from '../jobs/jobs.ts';
import { oneByOne } from '../jobs/one-by-one.ts';
import type { Kernel } from '../kernel.ts';
import { finalStatuses } from '../orders/index.ts';

/** What a subject erases of a person, in the transaction that erases the rest of her. */
export type Eraser = (
  trx: Transaction<Database>,
  account: Account,
  /** The phones and mailboxes, in small letters, that she has proven to be hers, now or before. */
  contacts: readonly string[],
  now: Date,
) => Promise<unknown>;

/** Accounts that one run erases; the next run takes the rest. */
const atOnce = 100;

/** An order that names nobody. */
const noRecipient = {
  full_name: '',
  phone: '',
  email: '',
  comment: '',
  cancel_comment: '',
  address: null,
} as const;

/** Orders that an ended account has left unproven name nobody once they are over. */
const eraseLeftOrders = (db: Kysely<Database>) =>
  transaction(db, async (trx) => {
    const left = await trx
      .updateTable('placed_order')
      .set(noRecipient)
      .where('account_id', 'is', null)
      .where('kind', '=', 'goods')
      .where('status', 'in', finalStatuses)
      .where('phone', '!=', '')
      .returning('cart_id')
      .execute();
    const carts = left.flatMap(({ cart_id }) => (cart_id === null ? [] : [cart_id]));
    if (carts.length > 0) await clearCarts(trx, carts);
  });

/** Carts stay with the orders that were made of them, also those that a guest's order was made of, and name nobody. */
async function eraseCarts(trx: Transaction<Database>, accountId: string): Promise<void> {
  const carts = trx
    .selectFrom('cart')
    .select('id')
    .where((row) =>
      row.or([
        row('account_id', '=', accountId),
        row('id', 'in', trx.selectFrom('placed_order').select('cart_id').where('account_id', '=', accountId)),
      ]),
    );
  await clearCarts(trx, carts);
  await trx.deleteFrom('cart_gift_card').where('cart_id', 'in', carts).execute();
}

/** Orders stay as the law on accounts asks, with their goods and sums; who made them is nobody any more. */
const eraseFromOrders: Eraser = async (trx, { id }) => {
  await trx
    .updateTable('placed_order')
    .set({ ...noRecipient, session_id: null })
    .where('account_id', '=', id)
    .execute();
  await eraseCarts(trx, id);
};

/** What was written about goods stays for those who read it, signed by nobody. */
const eraseFromReviews: Eraser = async (trx, { id }, contacts) => {
  const nobody = { author: '', author_key: createHash('sha256').update(`nobody ${id}`).digest('base64url') };
  await trx.updateTable('review').set(nobody).where('author_key', '=', id).execute();
  await trx
    .updateTable('question')
    .set({ ...nobody, email: null })
    .where((row) => row.or([row('author_key', '=', id), isOneOf('email', contacts)]))
    .execute();
};

/** What was written to her, and what was written of her orders to whoever gets them. */
const eraseMessages: Eraser = (trx, { id }, contacts) =>
  trx
    .deleteFrom('outbox_message')
    .where((row) =>
      row.or([
        row('account_id', '=', id),
        isOneOf('recipient', [id, ...contacts]),
        row(
          'order_number',
          'in',
          trx.selectFrom('placed_order').select('number').where('account_id', '=', id),
        ),
      ]),
    )
    .execute();

/** What nothing else hangs on: where she lives and was, and that her profile was rewarded. */
const eraseOwn: Eraser = async (trx, { id }) => {
  for (const table of ['saved_address', 'geofence', 'profile_filling'] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
};

const eraseContacts: Eraser = (trx, { id }) =>
  trx.deleteFrom('former_contact').where('account_id', '=', id).execute();

/** Who has signed in while the account was being ended is signed out. */
const eraseSessions: Eraser = (trx, { id }) => endSessions(trx, id);

/** The account's row stays, for its orders; the phone is free for another account. */
const eraseAccount =
  (now: Date): Eraser =>
  (trx, { id }) =>
    trx
      .updateTable('account')
      .set({
        phone: `erased ${id}`,
        club_id: `erased ${id}`,
        email: null,
        unconfirmed_email: null,
        is_email_confirmed: false,
        first_name: null,
        last_name: null,
        second_name: null,
        gender: null,
        birthday: null,
        city_id: null,
        children: '[]',
        field_versions: '{}',
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();

/** Erases ended accounts, long before their day is over. `others` erase what their subjects know of a person. */
export const eraseAccounts = ({ db, clock }: Kernel, others: readonly Eraser[]) =>
  job({
    name: 'erase-accounts',
    every: 60_000,
    run: async () => {
      const now = clock.now();
      const ended = await db
        .selectFrom('account')
        .selectAll()
        .where('deleted_at', 'is not', null)
        .where('erased_at', 'is', null)
        .orderBy('deleted_at')
        .limit(atOnce)
        .execute();
      const erasers = [
        eraseMessages,
        eraseFromOrders,
        eraseFromReviews,
        eraseOwn,
        ...others,
        eraseContacts,
        eraseSessions,
        eraseAccount(now),
      ];
      await eraseLeftOrders(db);
      await sweepGifts(db, now);
      await oneByOne(ended, (account) =>
        transaction(db, async (trx) => {
          const contacts = await ownContacts(trx, account.id);
          for (const erase of erasers) await erase(trx, account, contacts, now);
        }),
      );
    },
  });
