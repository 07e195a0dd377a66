import type { Transaction } from 'kysely';
import { isOneOf } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';

/** What stands in the place of a mailbox that nobody is to be written to any more. A card with it gets no new PIN. */
export const nobody = 'erased';

/**
 * Forgets from whom cards were and to whom they went: of those that a person has ordered, and of those that she was given. The
 * cards themselves stay good for whoever has number and PIN.
 */
export async function eraseGiftCards(
  trx: Transaction<Database>,
  { id }: { id: string },
  contacts: readonly string[],
): Promise<void> {
  const own = trx.selectFrom('placed_order').select('number').where('account_id', '=', id);
  await trx
    .updateTable('gift_card_order')
    .set({ sender_email: nobody, sender_phone: null, greeting: '', text: '', signature: '' })
    .where((row) =>
      row.or([
        row('order_number', 'in', own),
        isOneOf('sender_email', contacts),
        isOneOf('sender_phone', contacts),
      ]),
    )
    .execute();
  await trx
    .updateTable('gift_card_order')
    .set({ receiver_email: nobody, receiver_phone: null })
    .where('sent_at', 'is not', null)
    .where((row) =>
      row.or([
        row('order_number', 'in', own),
        isOneOf('receiver_email', contacts),
        isOneOf('receiver_phone', contacts),
      ]),
    )
    .execute();
  await trx
    .updateTable('gift_card')
    .set({ email: nobody, phone: null })
    .where((row) => row.or([isOneOf('email', contacts), isOneOf('phone', contacts)]))
    .execute();
}
