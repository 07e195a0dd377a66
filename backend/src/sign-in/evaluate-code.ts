import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createCodeRepository, type CodeKey, type Verdict } from './code-repository.ts';
import type { Origin } from './known-origins.ts';
import { createShortCodeGuard } from './short-code-guard.ts';

/** Evaluates one try of a code, within the tries that the code has and, where it is short, those that strangers have in all. */
export async function evaluateCode(
  db: Kysely<Database>,
  key: CodeKey,
  { code, origin, now }: { code: string; origin: Origin; now: Date },
): Promise<Verdict> {
  const codes = createCodeRepository(db);
  if (!(await codes.isShort(key, now))) return codes.try(key, code, now);
  const giveBack = await createShortCodeGuard(db).admit(key.contact, origin, now);
  if (!giveBack) return { is: 'exhausted' };
  const verdict = await codes.try(key, code, now);
  if (verdict.is === 'right') await giveBack();
  return verdict;
}
