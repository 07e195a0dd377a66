import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const compress = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
};

type Encoding = keyof typeof compress;
/** The best first. */
const encodings: Encoding[] = ['br', 'gzip'];

/** Bytes as they are sent. */
export interface Encoded {
  bytes: Buffer;
  /** The value of `Content-Encoding`; none where the bytes are plain. */
  encoding?: Encoding;
}

/** A body that many ask for: each encoding is made once, when it is first asked for. For the site and the backend. */
export interface Encodable {
  plain: Buffer;
  /** The value of `ETag`; weak, for it is the same in every encoding. */
  tag: () => string;
  /** Whether a caller has these bytes already, by `If-None-Match`. */
  isHeldBy: (ifNoneMatch: string | undefined) => boolean;
  /** The bytes as a caller can read them, by `Accept-Encoding`. */
  for: (acceptEncoding: string | undefined) => Promise<Encoded>;
}

/** Makes a body of plain bytes. */
export function encodable(plain: Buffer): Encodable {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  let known: string | undefined;
  const tag = () => (known ??= `W/"${createHash('sha1').update(plain).digest('base64url')}"`);

  return {
    plain,
    tag,
    isHeldBy: (ifNoneMatch) =>
      ifNoneMatch !== undefined &&
      ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim() === tag()),
    for: async (acceptEncoding) => {
      const encoding = acceptEncoding ? negotiate(acceptEncoding, encodings) : null;
      if (!encoding) return { bytes: plain };
      made[encoding] ??= compress[encoding](plain);
      return { bytes: await made[encoding], encoding };
    },
  };
}
