import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gave for messages to it, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** The length of a record: a push service takes no more, and a message is one. */
const recordSize = 4096;
/** What is left of it for the text: without the head, the mark of its end and the tag. */
export const mostBytes = recordSize - 103;

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a text for one browser (RFC 8291, `aes128gcm`): the push service that carries it cannot read it. `pair` and `salt`
 * are of this message alone; only a test gives them.
 */
export function encrypt(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { pair = newPair(), salt = randomBytes(16) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer<ArrayBuffer> {
  const [theirs, ours] = [bytes(p256dh), pair.getPublicKey()];
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), bytes(auth), keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ours.length, 4);
  // The 2 marks the end of the last record.
  const record = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, ours, ...record]);
}
