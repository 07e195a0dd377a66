import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodable } from './encodable.ts';

const plain = Buffer.from('Платье '.repeat(400));

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('whoever accepts %s gets %s, made once', async (accepted, encoding, decompress) => {
  const body = encodable(plain);

  const [first, second] = [await body.for(accepted), await body.for(accepted)];

  expect(first.encoding).toBe(encoding);
  expect(decompress(first.bytes)).toEqual(plain);
  expect(second.bytes).toBe(first.bytes);
});

test.each([undefined, '', 'identity'])(
  'whoever accepts “%s” gets the bytes as they are',
  async (accepted) => {
    expect(await encodable(plain).for(accepted)).toEqual({ bytes: plain });
  },
);

test('the tag is that of the bytes, and tells who has them', () => {
  const [one, same, other] = [encodable(plain), encodable(Buffer.from(plain)), encodable(Buffer.from(''))];

  expect(one.tag()).toBe(same.tag());
  expect(one.tag()).toMatch(/^W\/"[\w-]+"$/);
  expect([one.isHeldBy(`"x", ${one.tag()}`), one.isHeldBy('*')]).toEqual([true, true]);
  expect([one.isHeldBy(other.tag()), one.isHeldBy(undefined)]).toEqual([false, false]);
});
