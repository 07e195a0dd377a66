import { createECDH } from 'node:crypto';
import { z } from 'zod';

const Origins = z.string().transform((text, context) => {
  const origins = text.split(/\s+/).filter(Boolean);
  for (const one of origins)
    if (URL.parse(one)?.origin !== one)
      context.addIssue(`${one} is no origin, such as https://push.example.`);
  return origins;
});

/** What the environment says of notifications in browsers. */
export const PushEnvironment = z.object({
  WEB_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'A point of P-256 in base64url is expected.')
    .optional(),
  WEB_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, '32 bytes in base64url are expected.')
    .optional(),
  WEB_PUSH_SUBJECT: z.url({ protocol: /^(?:https|mailto)$/, hostname: /.*/ }).optional(),
  WEB_PUSH_ORIGINS: Origins.default([]),
});

type PushValues = z.output<typeof PushEnvironment> & { PUBLIC_URL?: string | undefined };

/** The key pair by which push services know the shop (VAPID), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** How notifications get to browsers. */
export interface PushSettings {
  /** Absent: none are sent, but in the demo, which makes keys of its own. */
  keys: PushKeys | undefined;
  /** Whom a push service turns to when something is wrong with what the shop sends: `mailto:` or `https:`. */
  subject: string;
  /** Origins of push services beside those of the known browsers. */
  origins: readonly string[];
}

/** Whom push services turn to in the demo: nobody. */
const nobody = 'mailto:nobody@example.com';

/** An address with https names the shop itself. */
const shopOf = ({ PUBLIC_URL: url }: PushValues) =>
  url?.startsWith('https:') ? new URL(url).origin : undefined;

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** Names what of the keys does not fit together. */
export function checkPush(values: PushValues, context: z.RefinementCtx<unknown>): void {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, WEB_PUSH_SUBJECT } = values;
  const fault = (name: keyof PushValues, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (publicKey === undefined && privateKey === undefined) return;
  if (privateKey === undefined) fault('WEB_PUSH_PRIVATE_KEY', 'The public key is worth nothing without it.');
  else if (publicKeyOf(privateKey) !== publicKey)
    fault('WEB_PUSH_PUBLIC_KEY', 'The one that belongs to WEB_PUSH_PRIVATE_KEY is expected.');
  if (WEB_PUSH_SUBJECT === undefined && shopOf(values) === undefined)
    fault('WEB_PUSH_SUBJECT', 'Keys need a mailbox (mailto:…) or an address with https.');
}

/** The settings by an environment that `checkPush` has found right. */
export function pushOf(values: PushValues): PushSettings {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey } = values;
  return {
    keys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined,
    subject: values.WEB_PUSH_SUBJECT ?? shopOf(values) ?? nobody,
    origins: values.WEB_PUSH_ORIGINS,
  };
}
