import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PushDevice } from './push-port.ts';

/** Devices that one member may have notifications on: the oldest makes room. */
const mostDevices = 10;

/** To which devices notifications are sent. */
export const createPushRepository = (db: Kysely<Database>) => {
  const of = (sessionId: string, accountId: string) =>
    db
      .selectFrom('push_subscription')
      .where('session_id', '=', sessionId)
      .where('account_id', '=', accountId);
  /** Those of members who are still signed in there. */
  const inForce = () =>
    db
      .selectFrom('push_subscription')
      .innerJoin('session', (join) =>
        join
          .onRef('session.id', '=', 'push_subscription.session_id')
          .onRef('session.account_id', '=', 'push_subscription.account_id'),
      );

  return {
    /** Where a device is reached that its member has turned notifications on at. */
    endpointOf: async (sessionId: string, accountId: string, publicKey: string): Promise<string | null> => {
      const row = await of(sessionId, accountId)
        .select('endpoint')
        .where('public_key', '=', publicKey)
        .executeTakeFirst();
      return row?.endpoint ?? null;
    },

    /** Keeps where a device is reached: a browser is one device, whoever was signed in there before. */
    put: async (
      sessionId: string,
      accountId: string,
      { endpoint, p256dh, auth }: PushDevice,
      { publicKey, now }: { publicKey: string; now: Date },
    ): Promise<void> => {
      await db
        .deleteFrom('push_subscription')
        .where('endpoint', '=', endpoint)
        .where('session_id', '!=', sessionId)
        .execute();
      const values = {
        account_id: accountId,
        endpoint,
        p256dh,
        auth,
        public_key: publicKey,
        created_at: now,
      };
      await db
        .insertInto('push_subscription')
        .values({ session_id: sessionId, ...values })
        .onConflict((row) => row.column('session_id').doUpdateSet(values))
        .execute();
      const newest = db
        .selectFrom('push_subscription')
        .select('session_id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('session_id')
        .limit(mostDevices);
      await db
        .deleteFrom('push_subscription')
        .where('account_id', '=', accountId)
        .where('session_id', 'not in', newest)
        .execute();
    },

    remove: (sessionId: string) =>
      db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute(),

    /** Forgets an address that takes no more messages, unless the device has another one by now. */
    removeGone: (endpoint: string) =>
      db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute(),

    /** A member's devices, with the language of each. */
    devicesOf: (accountId: string) =>
      inForce()
        .select(['push_subscription.session_id', 'session.locale'])
        .where('push_subscription.account_id', '=', accountId)
        .execute(),

    /** A device, if the same member still wants notifications there. */
    find: (sessionId: string, accountId: string): Promise<PushDevice | undefined> =>
      inForce()
        .select(['endpoint', 'p256dh', 'auth'])
        .where('push_subscription.session_id', '=', sessionId)
        .where('push_subscription.account_id', '=', accountId)
        .executeTakeFirst(),

    /** Forgets the devices that know the shop by another key, or all of them where it has none: nothing reaches them. */
    removeOthers: (publicKey: string | undefined) =>
      db
        .deleteFrom('push_subscription')
        .$if(publicKey !== undefined, (query) => query.where('public_key', '!=', publicKey as string))
        .execute(),
  };
};
