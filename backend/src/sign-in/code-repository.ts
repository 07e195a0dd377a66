import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { limits } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { withdraw } from '../outbox/index.ts';
import { codeRules, codeShapes, hashCode, hashProof, isSameHash, makeProof } from './one-time-code.ts';
import type { CodePurpose } from './tables.ts';

/** Whose code it is. A code is worth nothing in another session, for another contact or another purpose. */
export interface CodeKey {
  sessionId: string;
  /** A phone, or a mailbox in small letters. */
  contact: string;
  purpose: CodePurpose;
}

/** A code that is on its way. */
export interface NewCode {
  code: string;
  /** How many tries it has. */
  tries: number;
  /** The message that carries it where the first does not reach anybody. */
  fallbackId: number | null;
}

/** What became of a try. `left` tries remain after a wrong one. */
export type Verdict =
  | { is: 'right' }
  | { is: 'wrong'; left: number }
  | { is: 'expired' }
  | { is: 'exhausted' };

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** One-time codes and the proofs they earn. */
export const createCodeRepository = (db: Kysely<Database>) => {
  const ofKey = ({ sessionId, contact, purpose }: CodeKey) => ({ session_id: sessionId, contact, purpose });

  /** When another code may be sent, if it is too early for one now. */
  const resendAt = async (key: CodeKey, now: Date): Promise<Date | undefined> => {
    const waiting = await db
      .selectFrom('sign_in_code')
      .select('sent_at')
      .where((eb) => eb.and(ofKey(key)))
      .where('sent_at', '>', later(now, -limits.resendCode))
      .executeTakeFirst();
    return waiting && later(waiting.sent_at, limits.resendCode);
  };

  return {
    resendAt,

    /** Puts a new code in the place of the last. Answers when another may be sent, if it is too early for this one. */
    put: async (key: CodeKey, { code, tries, fallbackId }: NewCode, now: Date): Promise<Date | undefined> => {
      const salt = randomBytes(16);
      const fresh = {
        code_hash: hashCode(salt, code),
        salt,
        tries: 0,
        most_tries: tries,
        fallback_id: fallbackId,
        sent_at: now,
        expires_at: later(now, codeRules.lifetime),
        used_at: null,
        is_short: code.length <= codeShapes.CALL.length,
      };
      const put = await db
        .insertInto('sign_in_code')
        .values({ ...ofKey(key), ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['session_id', 'contact', 'purpose'])
            .doUpdateSet(fresh)
            .where('sign_in_code.sent_at', '<=', later(now, -limits.resendCode)),
        )
        .returning('sent_at')
        .executeTakeFirst();
      return put ? undefined : resendAt(key, now);
    },

    /** Whether a code that still waits is the few figures of a call. */
    isShort: async (key: CodeKey, now: Date): Promise<boolean> =>
      (await db
        .selectFrom('sign_in_code')
        .select('contact')
        .where((eb) => eb.and(ofKey(key)))
        .where('is_short', '=', true)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .whereRef('tries', '<', 'most_tries')
        .executeTakeFirst()) !== undefined,

    /** Evaluates one try. Counting comes first and in one statement, so that parallel tries get no more than five. */
    try: async (key: CodeKey, code: string, now: Date): Promise<Verdict> => {
      const counted = await db
        .updateTable('sign_in_code')
        .set({ tries: sql`tries + 1` })
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .whereRef('tries', '<', 'most_tries')
        .returning(['code_hash', 'salt', 'tries', 'most_tries', 'fallback_id'])
        .executeTakeFirst();
      if (!counted) {
        const known = await db
          .selectFrom('sign_in_code')
          .select('tries')
          .where((eb) => eb.and(ofKey(key)))
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        return { is: known ? 'exhausted' : 'expired' };
      }
      if (!isSameHash(counted.code_hash, hashCode(counted.salt, code)))
        return { is: 'wrong', left: counted.most_tries - counted.tries };

      const { numUpdatedRows } = await db
        .updateTable('sign_in_code')
        .set({ used_at: now })
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('code_hash', '=', counted.code_hash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return { is: 'expired' };
      if (counted.fallback_id !== null) await withdraw(db, counted.fallback_id);
      return { is: 'right' };
    },

    /** Makes a code that was just used good again: what it opened was refused. */
    restore: async (key: CodeKey): Promise<void> => {
      await db
        .updateTable('sign_in_code')
        .set({ used_at: null })
        .where((eb) => eb.and(ofKey(key)))
        .execute();
    },

    /** Takes back what waits to carry the code that a new one replaces. */
    withdrawFallback: async (key: CodeKey): Promise<void> => {
      const last = await db
        .selectFrom('sign_in_code')
        .select('fallback_id')
        .where((eb) => eb.and(ofKey(key)))
        .where('fallback_id', 'is not', null)
        .executeTakeFirst();
      if (last) await withdraw(db, last.fallback_id as number);
    },

    /** Writes a proof of the contact down and answers the token that stands for it. */
    prove: async ({ sessionId, contact, purpose }: CodeKey, now: Date): Promise<string> => {
      const { token, hash } = makeProof();
      await db
        .insertInto('contact_proof')
        .values({
          token_hash: hash,
          session_id: sessionId,
          contact,
          purpose,
          expires_at: later(now, codeRules.proofLifetime),
          used_at: null,
        })
        .execute();
      return token;
    },

    /** Whether a proof is good still; it is not used up. */
    hasProof: async (key: CodeKey, token: string, now: Date): Promise<boolean> =>
      (await db
        .selectFrom('contact_proof')
        .select('session_id')
        .where('token_hash', '=', hashProof(token))
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()) !== undefined,

    /** Uses a proof up; false when it is not one, not of this session, contact and purpose, too old or used. */
    takeProof: async (key: CodeKey, token: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('contact_proof')
        .set({ used_at: now })
        .where('token_hash', '=', hashProof(token))
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
};
