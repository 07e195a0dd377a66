import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

/** A number of 16 digits that nothing predicts. */
export const makeCardNumber = (): string => `${randomInt(1, 10)}${digits(15)}`;

/** A PIN and what the database keeps of it: nobody can read the PIN again. */
export async function makePin(): Promise<{ pin: string; kept: { pin_hash: Buffer; pin_salt: Buffer } }> {
  const pin = digits(giftCardLimits.pinLength);
  const pin_salt = randomBytes(16);
  return { pin, kept: { pin_salt, pin_hash: await hashPin(pin, pin_salt) } };
}

const hashPin = (pin: string, salt: Buffer): Promise<Buffer> => derive(pin, salt, 32);

/** Whether a PIN is the one that was kept, in constant time. */
export const isPin = async (pin: string, kept: { pin_hash: Buffer; pin_salt: Buffer }): Promise<boolean> =>
  timingSafeEqual(await hashPin(pin, kept.pin_salt), kept.pin_hash);
