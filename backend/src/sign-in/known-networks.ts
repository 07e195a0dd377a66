import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { networkOf } from '../http/network.ts';
import { hidden } from './contact.ts';

/** How long a network is remembered, ms. */
const memory = 90 * 24 * 3_600_000;

/**
 * Networks from which an account was signed in to. What strangers elsewhere have used up of a contact's allowances does not
 * count there, so that nobody can lock its owner out.
 */
export const createKnownNetworks = (db: Kysely<Database>) => ({
  has: async (contact: string, ip: string, now: Date): Promise<boolean> =>
    (await db
      .selectFrom('known_network')
      .select('seen_at')
      .where('contact_hash', '=', hidden(contact))
      .where('network_hash', '=', hidden(networkOf(ip)))
      .where('seen_at', '>', new Date(now.getTime() - memory))
      .executeTakeFirst()) !== undefined,

  remember: async (contacts: readonly string[], ip: string, now: Date): Promise<void> => {
    const network_hash = hidden(networkOf(ip));
    const rows = contacts.map((contact) => ({ contact_hash: hidden(contact), network_hash, seen_at: now }));
    await db
      .insertInto('known_network')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['contact_hash', 'network_hash']).doUpdateSet({ seen_at: now }),
      )
      .execute();
  },

  /** Forgets what is older than the memory. */
  sweep: (now: Date) =>
    db
      .deleteFrom('known_network')
      .where('seen_at', '<', new Date(now.getTime() - memory))
      .execute(),
});
