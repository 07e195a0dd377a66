import type { Kysely } from 'kysely';
import type { Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { networkOf } from '@rukav/contract/network.ts';
import { hidden } from './contact.ts';

/** How long a network or a browser is remembered, ms. */
const memory = 90 * 24 * 3_600_000;

/** Where a request comes from. */
export interface Origin {
  ip: string;
  /** The token of a browser in which somebody has signed in. */
  browser?: string | undefined;
}

/** The name under which a browser is counted. */
export const hiddenBrowser = (token: string): string => hidden(`browser ${token}`);

const hiddenNamesOf = ({ ip, browser }: Origin) => [
  hidden(networkOf(ip)),
  ...(browser === undefined ? [] : [hiddenBrowser(browser)]),
];

/** Under which names an account's origins are remembered: all by which one signs in. */
export const namesOf = ({
  phone,
  club_id,
  email,
}: Pick<Account, 'phone' | 'club_id' | 'email'>): string[] => [
  phone,
  club_id,
  ...(email === null ? [] : [email.toLowerCase()]),
];

/**
 * Networks and browsers from which an account was signed in to. What strangers elsewhere have used up of a contact's
 * allowances does not count there, so that nobody can lock its owner out.
 */
export const createKnownOrigins = (db: Kysely<Database>) => ({
  /** By what a contact's owner is known; a browser is hers alone, a network may be a stranger's as well. */
  find: async (contact: string, origin: Origin, now: Date): Promise<'browser' | 'network' | undefined> => {
    const rows = await db
      .selectFrom('known_network')
      .select('network_hash')
      .where('contact_hash', '=', hidden(contact))
      .where('network_hash', 'in', hiddenNamesOf(origin))
      .where('seen_at', '>', new Date(now.getTime() - memory))
      .execute();
    if (rows.length === 0) return undefined;
    const network = hidden(networkOf(origin.ip));
    return rows.some(({ network_hash }) => network_hash !== network) ? 'browser' : 'network';
  },

  remember: async (contacts: readonly string[], origin: Origin, now: Date): Promise<void> => {
    const rows = contacts.flatMap((contact) =>
      hiddenNamesOf(origin).map((network_hash) => ({
        contact_hash: hidden(contact),
        network_hash,
        seen_at: now,
      })),
    );
    await db
      .insertInto('known_network')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['contact_hash', 'network_hash']).doUpdateSet({ seen_at: now }),
      )
      .execute();
  },

  /** Forgets where some contacts were signed in: their owner may distrust who has been there. */
  forget: (contacts: readonly string[]) =>
    db.deleteFrom('known_network').where('contact_hash', 'in', contacts.map(hidden)).execute(),

  /** Forgets what is older than the memory. */
  sweep: (now: Date) =>
    db
      .deleteFrom('known_network')
      .where('seen_at', '<', new Date(now.getTime() - memory))
      .execute(),
});
