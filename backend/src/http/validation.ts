import type { z } from 'zod';
import { Refusal, type RefusalDetails } from './refusal.ts';

/** Texts that PostgreSQL cannot hold: with NUL or half a surrogate pair. Walks without recursion: depth is the sender's. */
export function isCleanText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      left.push(...Object.keys(next), ...Object.values(next));
    }
  }
  return true;
}

/**
 * Composes every text of what was sent (NFC): «й» is one character, whether it came as one or as a letter with its mark. Changes an
 * object in place. Walks without recursion: depth is the sender's.
 */
function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (typeof inner === 'string') Object.assign(next, { [key]: inner.normalize('NFC') });
      else left.push(inner);
    }
  }
  return value;
}

type Check = 'empty' | 'invalid' | 'max_length_exceeded';

/** The family of a check that failed (ERR-095) and its figures; never the value itself. */
function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const check = (name: Check, figures: Record<string, number> = {}) => ({ check: name, ...figures });
  if (issue.code === 'too_big') {
    const figures = { maximum: Number(issue.maximum) };
    return issue.origin === 'string' ? check('max_length_exceeded', figures) : check('invalid', figures);
  }
  if (issue.code === 'too_small') {
    const figures = { minimum: Number(issue.minimum) };
    return issue.origin === 'string' && issue.minimum === 1 ? check('empty') : check('invalid', figures);
  }
  return check(issue.code === 'invalid_type' && issue.input === undefined ? 'empty' : 'invalid');
}

const fieldOf = ({ path }: z.core.$ZodIssue): Pick<RefusalDetails, 'field'> =>
  path.length > 0 ? { field: path.join('.') } : {};

/** The first thing that is wrong with each field: what is empty need not be told that it is malformed as well. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!first.has(field)) first.set(field, issue);
  }
  return [...first.values()];
}

/** Reads what was sent by its schema, its texts composed (NFC), or refuses with `validation`, one error a field and at most twenty. */
export function readSent<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (!isCleanText(value)) throw new Refusal('validation', { params: { check: 'invalid' } });
  const parsed = schema.safeParse(composed(value));
  if (parsed.success) return parsed.data;
  const fields = firstOfEach(parsed.error.issues)
    .slice(0, 20)
    .map((issue) => ({ ...fieldOf(issue), params: paramsOf(issue) }));
  throw Refusal.ofFields('validation', fields);
}
