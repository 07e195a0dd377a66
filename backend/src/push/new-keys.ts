import { createECDH } from 'node:crypto';
import type { PushKeys } from '../config-push.ts';

/** A new key pair of P-256. */
export function newKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const made = pair.getPrivateKey();
  // A number may be short of 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32 - made.length), made]).toString('base64url');
  return { publicKey, privateKey };
}
