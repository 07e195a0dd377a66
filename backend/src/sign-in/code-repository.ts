import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { limits } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { codeRules, hashCode, hashProof, isSameHash, makeProof } from './one-time-code.ts';
import type { CodePurpose } from './tables.ts';

/** Whose code it is. A code is worth nothing in another session, for another phone or another purpose. */
export interface CodeKey {
  sessionId: string;
  phone: string;
  purpose: CodePurpose;
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
  const ofKey = ({ sessionId, phone, purpose }: CodeKey) => ({ session_id: sessionId, phone, purpose });

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
    put: async (key: CodeKey, code: string, now: Date): Promise<Date | undefined> => {
      const salt = randomBytes(16);
      const fresh = {
        code_hash: hashCode(salt, code),
        salt,
        tries: 0,
        sent_at: now,
        expires_at: later(now, codeRules.lifetime),
        used_at: null,
      };
      const put = await db
        .insertInto('sign_in_code')
        .values({ ...ofKey(key), ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['session_id', 'phone', 'purpose'])
            .doUpdateSet(fresh)
            .where('sign_in_code.sent_at', '<=', later(now, -limits.resendCode)),
        )
        .returning('sent_at')
        .executeTakeFirst();
      return put ? undefined : resendAt(key, now);
    },

    /** Evaluates one try. Counting comes first and in one statement, so that parallel tries get no more than five. */
    try: async (key: CodeKey, code: string, now: Date): Promise<Verdict> => {
      const counted = await db
        .updateTable('sign_in_code')
        .set({ tries: sql`tries + 1` })
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('tries', '<', codeRules.tries)
        .returning(['code_hash', 'salt', 'tries'])
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
        return { is: 'wrong', left: codeRules.tries - counted.tries };

      const { numUpdatedRows } = await db
        .updateTable('sign_in_code')
        .set({ used_at: now })
        .where((eb) => eb.and(ofKey(key)))
        .where('used_at', 'is', null)
        .where('code_hash', '=', counted.code_hash)
        .executeTakeFirstOrThrow();
      return { is: numUpdatedRows === 1n ? 'right' : 'expired' };
    },

    /** Writes a proof of the phone down and answers the token that stands for it. */
    prove: async (sessionId: string, phone: string, now: Date): Promise<string> => {
      const { token, hash } = makeProof();
      await db
        .insertInto('phone_proof')
        .values({
          token_hash: hash,
          session_id: sessionId,
          phone,
          expires_at: later(now, codeRules.proofLifetime),
          used_at: null,
        })
        .execute();
      return token;
    },

    /** Uses a proof up; false when it is not one, not of this session and phone, too old or used. */
    takeProof: async (sessionId: string, phone: string, token: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('phone_proof')
        .set({ used_at: now })
        .where('token_hash', '=', hashProof(token))
        .where('session_id', '=', sessionId)
        .where('phone', '=', phone)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
};
