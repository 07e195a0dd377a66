import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { peekShared, takeShared, type Limit } from '../http/limits.ts';
import { networkOf } from '@rukav/contract/network.ts';
import { hidden } from './contact.ts';
import { createKnownOrigins, hiddenBrowser, type Origin } from './known-origins.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How many codes may be asked for at one address in an hour; 0 is no limit. */
const codesPerAddress = (perAddress: number): Limit => ({ burst: perAddress, per: hour });

type Allowance = [key: string, limit: Limit];

interface Counted {
  contact: string;
  origin: Origin;
  /** Codes that one address may ask for in an hour; 0 where these are not counted. */
  perAddress: number;
}

/**
 * How many codes, or letters with a link to a new password, may be sent to a contact. What needs no proof of a person is counted
 * for one address, and for all addresses at which the contact's owner has not been before. Strangers use that up; whoever solves
 * the captcha has a second share, which is bounded too. A browser in which the owner has signed in has one that no stranger
 * reaches.
 */
export async function codeAllowances(
  db: Kysely<Database>,
  { contact, origin, perAddress }: Counted,
  now: Date,
): Promise<{
  /** Whether the captcha is worth solving: the first share is used up, and the second is not. */
  isPersonWanted: () => Promise<boolean>;
  /** Takes one. Answers 0, or after how many seconds there is one again. */
  take: (isPerson: boolean) => Promise<number>;
}> {
  const name = hidden(contact);
  const network = networkOf(origin.ip);
  const known = await createKnownOrigins(db).find(contact, origin, now);
  const ofOrigin = known === 'browser' ? hiddenBrowser(origin.browser ?? '') : network;
  const ofAddress: Allowance[] =
    perAddress > 0 && known !== 'browser' ? [[`code ip ${network}`, codesPerAddress(perAddress)]] : [];

  const free: Allowance[] = [
    [`code hour ${name} ${ofOrigin}`, { burst: 6, per: hour }],
    [`code day ${name} ${ofOrigin}`, { burst: 12, per: day }],
    ...(known
      ? []
      : ([
          [`code phone hour ${name}`, { burst: 18, per: hour }],
          [`code phone day ${name}`, { burst: 36, per: day }],
        ] satisfies Allowance[])),
    ...ofAddress,
  ];
  const ofPeople: Allowance[] = [
    [`code person ${name} ${network}`, { burst: 6, per: day }],
    ...(known
      ? []
      : ([[`code people ${name}`, { burst: 24, per: day }], ...ofAddress] satisfies Allowance[])),
  ];
  const second = known === 'browser' ? undefined : ofPeople;

  /** The longest wait of some. */
  const waitOf = async (
    allowances: readonly Allowance[],
    look: typeof peekShared | typeof takeShared,
  ): Promise<number> => {
    let longest = 0;
    for (const [key, limit] of allowances) longest = Math.max(longest, await look(db, key, limit, now));
    return longest;
  };

  return {
    isPersonWanted: async () =>
      second !== undefined &&
      (await waitOf(free, peekShared)) > 0 &&
      (await waitOf(second, peekShared)) === 0,
    take: async (isPerson) => {
      const wait = await waitOf(free, peekShared);
      if (wait === 0) return waitOf(free, takeShared);
      return isPerson && second ? waitOf(second, takeShared) : wait;
    },
  };
}
