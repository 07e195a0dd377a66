import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The cost of a guess: 19 MiB and two passes, as OWASP asks for Argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

const hashOf = (
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number },
) => derive('argon2id', { message: password, nonce, tagLength, ...parameters });

/** What is kept of a password: Argon2id with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashOf(password, nonce, cost);
  const { memory, passes, parallelism } = cost;
  return `argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no password has: who has none is compared with it, so that the answer takes as long. */
const nobodys = `argon2id$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(tagLength).toString('base64url')}`;

/** Whether a password is the one that a hash was made of, in constant time; takes as long without a hash. */
export async function isPassword(password: string, hash: string = nobodys): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    /^argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  const kept = Buffer.from(tag, 'base64url');
  const given = await hashOf(password, Buffer.from(nonce, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return given.length === kept.length && timingSafeEqual(given, kept);
}
