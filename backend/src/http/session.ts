import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExpressionBuilder, Kysely, Selectable, Updateable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { deviceNameOf } from './device-name.ts';
import { knownBrowserOf, type KnownBrowser } from './known-browser.ts';
import type { SessionTable } from './tables.ts';
import { contextCookies, readCityCookie, readLocaleCookie, readVisitorContext } from './visitor-context.ts';

/** A session with what it needs of the account that is signed in. */
export interface Session extends Selectable<SessionTable> {
  /** The account's e-mail; null for a guest and where the account has none. */
  email: string | null;
}

/** The city, and whether it was chosen here: a cookie tells only of such a one, as it is there after signing out. */
type CityOfSession = 'city_id' | 'is_city_chosen';

/** The session of one request's visitor. Reading starts none; the first write does, with `ensure`. */
export interface VisitorSession {
  /** The session, if the visitor has one. */
  find: () => Promise<Session | undefined>;
  /**
   * The city that the visitor has chosen: the session's where there is a session, else the cookie's. Undefined while none
   * has been chosen; whether it is one of the visitor's country is for geography to say.
   */
  findCityId: () => Promise<number | undefined>;
  /** The session, started now if there is none. Use it in writes only. */
  ensure: () => Promise<Session>;
  /** Changes what the session remembers, starting it if there is none. A city counts as chosen unless it is said not to be. */
  change: (
    values: Partial<Pick<Session, 'locale' | 'device_type' | CityOfSession>>,
    db?: Kysely<Database>,
  ) => Promise<Session>;
  /**
   * Signs the account in: same session, new token, so that one known before is worth nothing. The new token is handed out
   * only when the whole request succeeds, so it may be called inside a transaction that could still be undone.
   */
  signIn: (accountId: string, db?: Kysely<Database>) => Promise<Session>;
  /** Ends the session and takes its cookies away. */
  signOut: (db?: Kysely<Database>) => Promise<void>;
  /** The browser, which stays known after signing out. */
  browser: KnownBrowser;
}

/** Name of the readable cookie whose value a write repeats in the header `x-session-token`. */
const tokenCookie = 'session_token';

const lifetime = 180 * 24 * 3600;
const hash = (purpose: string, token: string) => createHash('sha256').update(`${purpose}:${token}`).digest();
/** What the page repeats: known from the session's token, but not the other way round. */
const pageTokenOf = (token: string) => hash('page', token).toString('base64url');

/** Name of the session's own cookie: `__Host-` under https, so that no neighbouring host can set it. */
const sessionCookie = (config: Pick<Config, 'publicUrl'>) =>
  config.publicUrl.protocol === 'https:' ? '__Host-session' : 'session';

/** Forgets what sessions that are over were answered: nobody can repeat their keys, and the answers name a person. */
async function forgetAnswers(db: Kysely<Database>, ended: readonly { id: string }[]): Promise<void> {
  if (ended.length === 0) return;
  const actors = ended.map(({ id }) => id);
  await db.deleteFrom('idempotency').where('actor', 'in', actors).execute();
}

/** Ends every session of an account, but for one. */
export async function endSessions(db: Kysely<Database>, accountId: string, exceptId?: string): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .returning('id')
    .execute();
  await forgetAnswers(db, ended);
}

/** The e-mail of the session's account, read or returned by the session's own statement. */
const email = (eb: ExpressionBuilder<Database, 'session'>) =>
  eb
    .selectFrom('account')
    .select('account.email')
    .whereRef('account.id', '=', 'session.account_id')
    .as('email');

interface Ports {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export interface SessionOfRequest extends VisitorSession {
  /** Whether the page's token came with the request; true when there is no session to protect. */
  isTokenRight: () => Promise<boolean>;
  /** Sends the cookie of a sign-in, which waited for the request to succeed. */
  sendCookie: () => void;
}

/** The session of a request, looked up when first asked for. */
export function sessionOf(
  { db, clock, config }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionOfRequest {
  const name = sessionCookie(config);
  const secure = config.publicUrl.protocol === 'https:';
  const cookie = { path: '/', sameSite: 'lax', secure, maxAge: lifetime } as const;
  const sent = request.cookies[name];
  const browser = knownBrowserOf(config, request, reply);
  let known: Promise<Session | undefined> | undefined;
  let waiting: string | undefined;

  const give = (token: string) => {
    reply.setCookie(name, token, { ...cookie, httpOnly: true });
    reply.setCookie(tokenCookie, pageTokenOf(token), cookie);
  };

  /** The site and the cache of shared pages read locale and city from cookies: they follow the session. */
  const setContextCookies = (values: Partial<Pick<Session, 'locale' | CityOfSession>>) => {
    const { locale, city_id, is_city_chosen = true } = values;
    if (locale) reply.setCookie(contextCookies.locale, locale, cookie);
    if (city_id && is_city_chosen) reply.setCookie(contextCookies.city, String(city_id), cookie);
  };

  /** The session as it is stored, but for the locale: an address may have named another one since (`?locale=`). */
  const load = async () => {
    if (!sent || sent.length > 100) return undefined;
    const now = clock.now();
    const stored = await db
      .selectFrom('session')
      .selectAll('session')
      .select(email)
      .where('token_hash', '=', hash('session', sent))
      .where('seen_at', '>', new Date(now.getTime() - lifetime * 1000))
      .executeTakeFirst();
    if (!stored) return undefined;
    const session = { ...stored, locale: readLocaleCookie(request) ?? stored.locale };
    if (now.getTime() - session.seen_at.getTime() > 3_600_000) {
      const { id, locale } = session;
      await db.updateTable('session').set({ seen_at: now, locale }).where('id', '=', id).execute();
      give(sent);
      setContextCookies(session);
    }
    return session;
  };
  const find = () => (known ??= load());

  const start = async () => {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const session = await db
      .insertInto('session')
      .values({
        token_hash: hash('session', token),
        account_id: null,
        locale: readVisitorContext(request).locale,
        city_id: readCityCookie(request) ?? null,
        device_type: null,
        created_at: now,
        seen_at: now,
      })
      .returningAll()
      .returning(email)
      .executeTakeFirstOrThrow();
    give(token);
    return session;
  };

  const ensure = () => {
    const session = find().then((found) => found ?? start());
    known = session;
    return session;
  };

  const update = async (values: Updateable<SessionTable>, through: Kysely<Database>) => {
    const { id } = await ensure();
    const session = await through
      .updateTable('session')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .returning(email)
      .executeTakeFirstOrThrow();
    known = Promise.resolve(session);
    return session;
  };

  return {
    find,
    findCityId: async () => {
      const session = await find();
      return session ? (session.city_id ?? undefined) : readCityCookie(request);
    },
    ensure,
    change: async (values, through = db) => {
      const session = await update(
        { ...(values.city_id !== undefined && { is_city_chosen: true }), ...values },
        through,
      );
      setContextCookies(values);
      if (values.city_id === null) reply.clearCookie(contextCookies.city, cookie);
      return session;
    },
    signIn: async (accountId, through = db) => {
      const token = randomBytes(32).toString('base64url');
      const values = {
        account_id: accountId,
        token_hash: hash('session', token),
        signed_in_at: clock.now(),
        device_name: deviceNameOf(request.headers['user-agent']),
      };
      const session = await update(values, through);
      waiting = token;
      return session;
    },
    signOut: async (through = db) => {
      const session = await find();
      if (session) {
        await through.deleteFrom('session').where('id', '=', session.id).execute();
        await forgetAnswers(through, [session]);
      }
      known = Promise.resolve(undefined);
      waiting = undefined;
      reply.clearCookie(name, { ...cookie, httpOnly: true });
      reply.clearCookie(tokenCookie, cookie);
    },
    browser,
    sendCookie: () => {
      if (waiting) give(waiting);
      browser.sendCookie();
    },
    isTokenRight: async () => {
      if (!(await find()) || !sent) return true;
      const pageToken = request.headers['x-session-token'] ?? request.headers['x-csrf-token'];
      const right = Buffer.from(pageTokenOf(sent));
      const given = Buffer.from(typeof pageToken === 'string' ? pageToken : '');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
