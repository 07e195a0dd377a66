import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';

/** The key of an account, and the address of the service. */
export interface DadataSettings {
  key: string;
  url: string;
}

/** How the service is asked; tests ask otherwise. */
export interface Manner {
  /** Ends the wait for an answer. */
  patience: () => AbortSignal;
  /** How long nobody is sent to a service that did not answer, ms. */
  rest: number;
  /** ms of a clock that only goes forward. */
  now: () => number;
}

const Text = z.string().nullish();
const Suggestion = z.object({
  data: z.object({
    street_fias_id: Text,
    street: Text,
    street_type_full: Text,
    house: Text,
    block_type: Text,
    block: Text,
    geo_lat: Text,
    geo_lon: Text,
  }),
});
const Reply = z.object({ suggestions: z.array(Suggestion) });

/** What the service knows of an address. */
export type DadataAddress = z.infer<typeof Suggestion>['data'];

/** Answers that are remembered: streets change seldom, and each question is paid for. */
const mostKept = 500;

/**
 * Asks DaData by a method such as `suggest/address`. A service that is silent, refuses or answers something else is refused
 * with `upstream_unavailable`, and nobody asks it again for a while: who types does not wait for it at every letter.
 */
export function createAsk({ key, url }: DadataSettings, { patience, rest, now }: Manner) {
  const kept = new Map<string, readonly DadataAddress[]>();
  let restsUntil = Number.NEGATIVE_INFINITY;

  return async (method: string, body: object): Promise<readonly DadataAddress[]> => {
    const question = `${method} ${JSON.stringify(body)}`;
    const known = kept.get(question);
    if (known) return known;
    if (now() < restsUntil) throw new Refusal('upstream_unavailable');
    try {
      const reply = await fetch(`${url}/${method}`, {
        method: 'POST',
        redirect: 'error',
        signal: patience(),
        headers: {
          accept: 'application/json',
          authorization: `Token ${key}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`DaData answers ${reply.status}.`);
      const found = Reply.parse(await reply.json()).suggestions.map(({ data }) => data);
      kept.set(question, found);
      if (kept.size > mostKept) kept.delete([...kept.keys()][0] ?? '');
      return found;
    } catch {
      restsUntil = now() + rest;
      throw new Refusal('upstream_unavailable');
    }
  };
}
