import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';

/** How long a code and the proof that it earns live, ms. */
export const codeRules = { lifetime: 300_000, proofLifetime: 600_000 } as const;

/** Digits of a code and the tries it has. A call's are the last four of the number that calls, so it has fewer tries. */
export const codeShapes = {
  SMS: { length: 6, tries: 5 },
  EMAIL: { length: 6, tries: 5 },
  PUSH: { length: 6, tries: 5 },
  CALL: { length: 4, tries: 3 },
} as const satisfies Record<CodeChannel, { length: number; tries: number }>;

/** A code of some digits that nothing predicts. */
export const makeCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/** What the database keeps of a code. */
export const hashCode = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

/** Compares in constant time. */
export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** A token that proves a contact, and what the database keeps of it. */
export function makeProof(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashProof(token) };
}

/** What the database keeps of a proof. */
export const hashProof = (token: string): Buffer => createHash('sha256').update(`proof:${token}`).digest();
