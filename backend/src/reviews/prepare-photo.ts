import sharp from 'sharp';

/** A photograph as it is kept: a JPEG without anything that its camera wrote into it. */
export interface PreparedPhoto {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The longer side of what is kept, in pixels. */
const longest = 1600;
/** The shorter side of a small one: a square of a list on a fine screen. */
const shortest = 288;
/** More pixels than a phone takes; a small file may hold far more. */
const mostPixels = 60_000_000;

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** Whether bytes begin as those of a JPEG or a PNG. The name and the type that a browser sends prove nothing. */
export const isPhoto = (bytes: Uint8Array) =>
  beginnings.some((beginning) => beginning.every((byte, place) => bytes[place] === byte));

let last: Promise<unknown> = Promise.resolve();

/** One at a time: a decoded photograph takes a hundred times the room of its file. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Turns, scales and writes a photograph anew, so that place and camera are left out. Throws when it cannot be read whole. */
export const preparePhoto = (bytes: Uint8Array): Promise<PreparedPhoto> =>
  inTurn(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });

/** A prepared photograph as small as a list shows it. */
export const shrinkPhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  inTurn(() =>
    sharp(bytes)
      .resize({ width: shortest, height: shortest, fit: 'outside', withoutEnlargement: true })
      .jpeg({ quality: 76 })
      .toBuffer(),
  );
