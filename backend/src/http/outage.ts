import type { Language } from '@rukav/contract';
import { sqlState } from '../database/transaction.ts';
import { isDatabaseAway } from './failures.ts';
import { UndeclaredRefusal, WrongAnswer, type NamedFault, type Route } from './handle.ts';
import { Refusal } from './refusal.ts';

/** Gives codes of a call their texts, as `HandleOptions.outage` takes them. */
export const naming =
  <Code extends string>(textOf: (code: Code, language: Language) => string) =>
  (code: Code): NamedFault => ({ code, textIn: (language) => textOf(code, language) });

/** Seconds after which another try makes sense. */
const again = 5;

/** A fault of PostgreSQL, or what was made of its answer cannot be read. What a column cannot hold is the request's fault. */
const isBehind = (fault: unknown) =>
  fault instanceof WrongAnswer || /^(?!22)[0-9A-Z]{5}$/.test(sqlState(fault) ?? '');

/** Refuses a call with its own code where what lies behind it is at fault; gives back any other fault. */
export function namedFault(
  { call, options: { outage } }: Pick<Route, 'call' | 'options'>,
  fault: unknown,
  language: Language,
): unknown {
  if (!outage || fault instanceof Refusal) return fault;
  const isAway = isDatabaseAway(fault);
  const named = isAway ? outage.away : isBehind(fault) ? outage.failed : undefined;
  if (!named) return fault;
  const { code, textIn } = named;
  const status = call.refusals[code];
  if (status === undefined) return new UndeclaredRefusal(call, code);
  const details = { message: textIn(language), cause: fault, ...(isAway && { retryAfter: again }) };
  return new Refusal(code, details, status);
}
