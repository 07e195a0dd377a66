import { PictureUnavailable } from './picture-source.ts';

/** Lets `hands` work at once and `most` wait; more, and those that nobody waits for any more, are refused with PictureUnavailable. */
export function createQueue({ hands, most }: { hands: number; most: number }) {
  const waiting: (() => void)[] = [];
  let working = 0;

  const turn = async (): Promise<void> => {
    if (working < hands) {
      working += 1;
      return;
    }
    if (waiting.length >= most) throw new PictureUnavailable('Too many pictures wait.');
    // Whoever ends hands their place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    await turn();
    try {
      if (signal.aborted) throw new PictureUnavailable('Nobody waits for this picture any more.');
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
