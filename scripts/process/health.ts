import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Limits beyond which a process counts as hung. */
export interface Patience {
  /** Between two questions, ms. */
  every: number;
  /** For an answer, ms. */
  within: number;
  /** Answers in a row that may be missing. */
  misses: number;
}

const usual: Patience = { every: 10_000, within: 5000, misses: 3 };

const isAnswered = (address: string, within: number) =>
  new Promise<boolean>((resolve) => {
    const request = get(address, { agent: false, timeout: within }, (response) => {
      response.resume();
      resolve(true);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/**
 * Asks an address until as many answers in a row are missing as may be, and then calls `onHung`. Any answer counts, whatever
 * its status. Returns a function that ends the asking.
 */
export function watchHealth(
  address: string,
  onHung: () => void,
  { every, within, misses }: Patience = usual,
): () => void {
  let isEnded = false;
  const ask = async () => {
    for (let missing = 0; missing < misses && !isEnded;) {
      await wait(every, undefined, { ref: false });
      missing = (await isAnswered(address, within)) ? 0 : missing + 1;
    }
    if (!isEnded) onHung();
  };
  void ask();
  return () => {
    isEnded = true;
  };
}
