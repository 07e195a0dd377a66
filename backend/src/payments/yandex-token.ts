import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { ask } from './ask.ts';

const Header = z.looseObject({ alg: z.literal('ES256'), kid: z.string() });
const Payload = z.looseObject({
  merchantId: z.string(),
  order: z.looseObject({ orderId: z.string() }),
});
const Keys = z.looseObject({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** What a true notice says. */
export type YandexNoticed = z.infer<typeof Payload>;

const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;

function read(token: string) {
  const [head = '', body = '', signature = '', more] = token.trim().split('.');
  if (more !== undefined) return undefined;
  try {
    const header = Header.parse(part(head));
    return { kid: header.kid, payload: Payload.parse(part(body)), signed: `${head}.${body}`, signature };
  } catch {
    return undefined;
  }
}

/** How long keys are believed, ms: also those that are not there, so that nobody makes us ask on each forged notice. */
const freshness = 60_000;

/** Reads notices of Yandex Pay: a JWT by ES256 with one of its published keys. Answers nothing for a false one. */
export function yandexTokens({ url, merchant }: { url: string; merchant: string }) {
  let known: { keys: readonly (JsonWebKey & { kid: string })[]; at: number } | undefined;

  const keyOf = async (kid: string, now: number) => {
    const found = () => known?.keys.find((key) => key.kid === kid);
    if (!found() && now - (known?.at ?? -Infinity) > freshness) {
      const { keys } = await ask({ url: `${url}/api/jwks`, schema: Keys });
      known = { keys, at: now };
    }
    return found();
  };

  return async (token: string): Promise<YandexNoticed | undefined> => {
    const noticed = read(token);
    if (!noticed || noticed.payload.merchantId !== merchant) return undefined;
    const key = await keyOf(noticed.kid, performance.now());
    if (!key) return undefined;
    const isTrue = verify(
      'sha256',
      Buffer.from(noticed.signed),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(noticed.signature, 'base64url'),
    );
    return isTrue ? noticed.payload : undefined;
  };
}
