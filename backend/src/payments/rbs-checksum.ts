import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

/** The checksum of a callback: HMAC-SHA256 over its fields in the order of their names, in capitals. */
export function rbsChecksum(fields: Fields, secret: string): string {
  const text = Object.entries(fields)
    .filter(([name]) => name !== 'checksum' && name !== 'sign_alias')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name};${value};`)
    .join('');
  return createHmac('sha256', secret).update(text).digest('hex').toUpperCase();
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a callback comes from the bank. */
export const isRbsNoticeTrue = (fields: Fields, secret: string): boolean =>
  isSameText(fields['checksum'] ?? '', rbsChecksum(fields, secret));
