import { createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from '../config-push.ts';

/** How long a signature holds, s; push services take at most a day. */
const holds = 12 * 3600;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signingKey({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
  });
}

/** The header by which a push service knows that the message is the shop's (VAPID, RFC 8292). */
export function vapidHeader(keys: PushKeys, subject: string, endpoint: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + holds,
    sub: subject,
  };
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
