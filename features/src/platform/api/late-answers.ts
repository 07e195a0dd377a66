import type { Scope } from 'effector';
import type { Call, RequestOf } from '@rukav/contract';
import { addressOfRequest } from './client.ts';
import type { Entry } from './create-query.ts';
import { failureOf } from './failure.ts';
import { calledBy } from './query-calls.ts';

/** An answer that a page was sent without, and the address at which it is asked for. */
export interface LateAnswer {
  sid: string;
  key: string;
  address: string;
  /** What was rendered, as a number: another answer has another one. */
  mark: number;
}

/** What a page was rendered from: values of stores by their SIDs, less what is asked for beside the page. */
export interface PageValues {
  values: Record<string, unknown>;
  late: readonly LateAnswer[];
}

type AnyEntry = Entry<RequestOf<Call>, unknown>;
type Entries = Record<string, AnyEntry>;

/** From so many characters of JSON on an answer is asked for beside the page. */
const large = 20_000;

/** A number that hardly any other text has (FNV-1a), for JSON that both sides write alike. */
function markOf(json: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < json.length; at += 1) mark = Math.imul(mark ^ json.charCodeAt(at), 0x01000193);
  return mark;
}

/**
 * Takes the large answers out of what a page was rendered from. In the page they would keep what stands below them from
 * being read, and they tell what the page shows already: who only reads needs them never. `scope` is the one that the page was
 * rendered in.
 */
export function withoutLargeAnswers(
  values: Record<string, unknown>,
  scope: Pick<Scope, 'getState'>,
): PageValues {
  const late: LateAnswer[] = [];
  const left = Object.entries(values).map(([sid, value]) => {
    const called = calledBy(sid, scope);
    if (!called) return [sid, value] as const;
    const entries = Object.entries(value as Entries).map(([key, entry]) => {
      const json = entry.state === 'ready' ? JSON.stringify(entry.answer) : '';
      if (json.length < large) return [key, entry] as const;
      late.push({ sid, key, address: addressOfRequest(called, entry.request ?? {}), mark: markOf(json) });
      return [key, { ...entry, answer: null }] as const;
    });
    return [sid, Object.fromEntries(entries)] as const;
  });
  return { values: Object.fromEntries(left), late };
}

/** What a page begins with in the browser. */
export interface Begun {
  values: Record<string, unknown>;
  /** An answer is not the one that the page was rendered from: React will find another text than it expects, and draw anew. */
  isChanged: boolean;
}

/**
 * Puts the answers that were asked for beside the page into what it was rendered from. One that does not come is a failed
 * entry, so that what needs it says so and offers to ask again. `now`: when the answers came, ms.
 */
export async function withLateAnswers(
  { values, late }: PageValues,
  ask: (address: string) => Promise<unknown>,
  now: () => number,
): Promise<Begun> {
  const came = await Promise.all(
    late.map(async ({ sid, key, address, mark }) => {
      const changes: Partial<AnyEntry> = await ask(address).then(
        (answer) => ({ answer, at: now() }),
        (thrown: unknown) => ({ state: 'failed', failure: failureOf(thrown) }),
      );
      return { sid, key, changes, isChanged: markOf(JSON.stringify(changes.answer ?? null)) !== mark };
    }),
  );
  const filled = came.reduce((all, { sid, key, changes }) => {
    const entries = all[sid] as Entries;
    const entry = { ...entries[key], ...changes } as AnyEntry;
    return { ...all, [sid]: { ...entries, [key]: entry } };
  }, values);
  return { values: filled, isChanged: came.some(({ isChanged }) => isChanged) };
}
