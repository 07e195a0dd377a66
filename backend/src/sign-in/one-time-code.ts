import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Rules of one-time codes: digits, life and resending in ms, tries that are evaluated. */
export const codeRules = { length: 6, lifetime: 300_000, tries: 5, proofLifetime: 600_000 } as const;

/** A code of six digits that nothing predicts. */
export const makeCode = (): string =>
  String(randomInt(10 ** codeRules.length)).padStart(codeRules.length, '0');

/** What the database keeps of a code. */
export const hashCode = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

/** Compares in constant time. */
export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** A token that proves a phone, and what the database keeps of it. */
export function makeProof(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashProof(token) };
}

/** What the database keeps of a proof. */
export const hashProof = (token: string): Buffer => createHash('sha256').update(`proof:${token}`).digest();
