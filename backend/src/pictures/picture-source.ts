/** Formats that a picture is sent in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture by its code, at a size that `checkSize` allows. */
export interface PictureRequest {
  code: string;
  width: number;
  height: number;
  format: PictureFormat;
}

/** What a source has under a code. */
export interface FoundPicture {
  /** Changes when the code shows something else. */
  version: string;
  /** Whether the code never shows anything else: such a picture is kept by browsers for a year, others for an hour. */
  isLasting: boolean;
}

/** Thrown when a picture cannot be made now: too many wait, nobody waits for it any more, or the store stops. */
export class PictureUnavailable extends Error {}

/** Where `/img` takes its pictures from: a retailer's photographs, or the demo's studio. */
export interface PictureSource {
  /** What there is under a code; quick, since nothing is drawn. */
  find: (code: string) => Promise<FoundPicture | undefined>;
  /** The file of a picture; undefined when there is none. Rejects with PictureUnavailable, also when `signal` says that nobody waits any more. */
  image: (request: PictureRequest, signal?: AbortSignal) => Promise<Uint8Array | undefined>;
  /** Makes pictures that will soon be asked for, while nobody asks for others. */
  drawAhead?: (requests: readonly PictureRequest[]) => Promise<void>;
  /** Gets ready before the first question. */
  warm?: () => void;
  close: () => Promise<void>;
}

/** Several sources as one: a code belongs to the first that knows it. */
export function firstOf(sources: readonly PictureSource[]): PictureSource {
  const ahead = sources.flatMap(({ drawAhead }) => (drawAhead ? [drawAhead] : []));
  return {
    find: async (code) => {
      for (const source of sources) {
        const found = await source.find(code);
        if (found) return found;
      }
      return undefined;
    },
    image: async (request, signal) => {
      for (const source of sources) if (await source.find(request.code)) return source.image(request, signal);
      return undefined;
    },
    ...(ahead.length > 0 && {
      drawAhead: async (requests: readonly PictureRequest[]) => {
        for (const draw of ahead) await draw(requests);
      },
    }),
    warm: () => {
      for (const { warm } of sources) warm?.();
    },
    close: async () => {
      await Promise.all(sources.map(({ close }) => close()));
    },
  };
}
