import type { CatalogueIndex } from './listed.ts';

/** How long an index is answered from before a newer one is read, ms. */
const fresh = 10_000;

/** How long after the question that found it old a newer one is read, ms: what a page asks with it is answered first. */
const pause = 1000;

/** How old an index may be at most; older than that, whoever asks waits. */
const longest = 30_000;

export interface CatalogueCache {
  /** The catalogue as it was at most a few seconds ago. */
  get: () => Promise<CatalogueIndex>;
  /** Reads anew at the next question: for tests, and after an import. */
  forget: () => void;
}

/**
 * Keeps the catalogue in memory and reads it anew when it is asked for and some seconds old, behind the answer. So a size
 * that was bought leaves the listings within seconds, while the product page, cart and checkout ask PostgreSQL itself.
 */
export function createCatalogueCache(
  read: () => Promise<CatalogueIndex>,
  now: () => number = () => performance.now(),
): CatalogueCache {
  let kept: { index: Promise<CatalogueIndex>; at: number } | undefined;
  let isReading = false;

  const begin = () => {
    const entry = { index: read(), at: now() };
    entry.index.catch(() => {
      if (kept === entry) kept = undefined;
    });
    kept = entry;
    return entry.index;
  };

  async function renew() {
    isReading = true;
    try {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const index = await read();
      kept = { index: Promise.resolve(index), at: now() };
    } catch {
      // What is kept stays good for a while; the next question tries again.
    } finally {
      isReading = false;
    }
  }

  return {
    get() {
      if (!kept || now() - kept.at > longest) return begin();
      if (now() - kept.at > fresh && !isReading) void renew();
      return kept.index;
    },
    forget() {
      kept = undefined;
    },
  };
}
