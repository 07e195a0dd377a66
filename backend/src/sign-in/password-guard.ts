import type { Asked } from '../http/handle.ts';
import { peekShared, takeShared, type Limit } from '../http/limits.ts';
import { networkOf } from '@rukav/contract/network.ts';
import type { Kernel } from '../kernel.ts';
import { captchaFor, meetCaptcha, type Captchas } from './captcha/meet-captcha.ts';
import { hidden } from './contact.ts';
import { createKnownOrigins, hiddenBrowser } from './known-origins.ts';
import { signInText } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Wrong passwords after which a person has to be proven: for a name at one address. */
const easy: Limit = { burst: 3, per: 15 * minute };
/** Wrong passwords that are looked at: for a name at one address, and for a name where its owner has not been before. */
const ofName: Limit = { burst: 10, per: hour };
const ofStrangers: Limit = { burst: 30, per: 24 * hour };

type Asking = Pick<
  Asked<never, 'captcha_required' | 'captcha_failed'>,
  'ip' | 'language' | 'now' | 'refuse' | 'session'
>;

/**
 * Slows guessing at passwords down, and locks nobody out: what strangers use up of a name's tries does not count where its
 * owner has signed in before, and codes are counted apart. Names are counted alike whether they have an account or not.
 */
export function createPasswordGuard(
  kernel: Kernel,
  captchas: Captchas,
  { ip, language, now, refuse, session }: Asking,
) {
  const { db, config } = kernel;
  const network = networkOf(ip);
  const browser = session.browser.token();
  const counts = async (name: string): Promise<[string, Limit][]> => {
    const of = hidden(name);
    const known = await createKnownOrigins(db).find(name, { ip, browser }, now);
    const perAddress = config.codesPerAddress;
    return [
      [`password ${of} ${known === 'browser' ? hiddenBrowser(browser ?? '') : network}`, ofName],
      ...(known ? [] : [[`password strangers ${of}`, ofStrangers] as [string, Limit]]),
      ...(perAddress > 0 && known !== 'browser'
        ? [[`password ip ${network}`, { burst: perAddress, per: hour }] as [string, Limit]]
        : []),
    ];
  };
  const easyKey = (name: string) => `password easy ${hidden(name)} ${network}`;

  /** Takes one try from each allowance at once, or tells for how long there is none. */
  const take = async (allowances: readonly [string, Limit][]): Promise<number> => {
    const waits = [];
    for (const [key, limit] of allowances) waits.push(await takeShared(db, key, limit, now));
    return Math.max(...waits);
  };

  /** Proves a person where the easy tries are used up. Answers whether one of them was taken. */
  const provePerson = async (name: string, captchaToken: string | undefined): Promise<boolean> => {
    if (
      (await peekShared(db, easyKey(name), easy, now)) === 0 &&
      (await takeShared(db, easyKey(name), easy, now)) === 0
    )
      return true;
    const captcha = await captchaFor(kernel, captchas);
    const verdict = await meetCaptcha(kernel, captcha, { token: captchaToken, ip, now });
    if (verdict === 'missing')
      return refuse('captcha_required', { message: signInText('captcha_required', language) });
    if (verdict === 'wrong')
      return refuse('captcha_failed', { message: signInText('captcha_failed', language) });
    return false;
  };

  return {
    /**
     * Counts a try as a failed one before it is looked at, so that parallel tries get no more, or refuses: too many tries, or
     * a person has to be proven first. Answers what is to be called where it was right.
     */
    admit: async (name: string, captchaToken: string | undefined): Promise<() => Promise<void>> => {
      const tooMany = (retryAfter: number) =>
        refuse('too_many_requests', { retryAfter, params: { retryAfter } });
      const allowances = await counts(name);
      for (const [key, limit] of allowances) {
        const retryAfter = await peekShared(db, key, limit, now);
        if (retryAfter > 0) return tooMany(retryAfter);
      }
      const isEasy = await provePerson(name, captchaToken);
      const retryAfter = await take(allowances);
      if (retryAfter > 0) return tooMany(retryAfter);
      const taken = isEasy ? [...allowances, [easyKey(name), easy] as const] : allowances;
      return async () => {
        for (const [key, limit] of taken) await takeShared(db, key, limit, now, -1);
      };
    },
  };
}
