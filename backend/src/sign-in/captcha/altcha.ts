import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaPort } from './captcha-port.ts';

/** How long a puzzle may be solved, ms. */
const lifetime = 600_000;
/** Half a second of a phone's work: derivations, and steps of each. */
const work = { least: 400, most: 1200, cost: 500 } as const;

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(work.cost),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(200),
      data: z.object({ issuedAt: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string().max(200) }),
});

function readPayload(token: string) {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** ALTCHA: a puzzle that the browser solves by itself, signed by `secret`; nothing is loaded from elsewhere. */
export const createAltcha = (secret: string): CaptchaPort => ({
  challenge: async (now) => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: work.cost,
      counter: randomInt(work.least, work.most),
      deriveKey,
      hmacSignatureSecret: secret,
      data: { issuedAt: now.getTime() },
    });
    return { kind: 'altcha', challenge: { ...challenge } };
  },

  check: async (token, _ip, now) => {
    const payload = readPayload(token);
    if (!payload) return { isRight: false };
    const { parameters, signature } = payload.challenge;
    const age = now.getTime() - parameters.data.issuedAt;
    if (age < 0 || age > lifetime) return { isRight: false };
    const { verified } = await verifySolution({
      challenge: payload.challenge as never,
      solution: payload.solution as never,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    return { isRight: verified, key: signature };
  },
});
