import { keep, read } from './browser';

const key = 'reloaded-for-build';
/** Longest wait for whether the build is there, ms. */
const checkTimeout = 10_000;

interface LostFiles {
  /** Tells the shopper that something was not done, as there is no connection. */
  tellOffline: () => void;
  reload?: () => void;
}

/**
 * Loads the page again where its build is gone, as in a tab that was open for longer than the store serves files of earlier
 * builds, and where a file did not come without a connection, once that is back: browsers do not ask for a failed script again.
 * `build` is the address of a script of the running build: each build loads the page again once. A file that
 * is missing for another reason is left to the code that asked for it. Returns a function that resolves once it is known that the page
 * stays, and never where it is loaded again: until then nothing of it is taken away, neither what was typed nor the place.
 */
export function reloadOnLostFiles(
  build: string,
  { tellOffline, reload = () => window.location.reload() }: LostFiles,
): () => Promise<void> {
  const reloadIfGone = async () => {
    const { status } = await fetch(build, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(checkTimeout),
    });
    if (status !== 404 || read('sessionStorage', key) === build) return;
    keep('sessionStorage', key, build);
    // Without a storage it would be loaded again and again.
    if (read('sessionStorage', key) !== build) return;
    reload();
    await new Promise<never>(() => {});
  };
  let decision = Promise.resolve();
  let isWaiting = false;
  const reloadOnceBack = () => {
    if (!isWaiting) window.addEventListener('online', () => reload(), { once: true });
    isWaiting = true;
  };
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) {
      // Without an answer the page stays as it is.
      const checked = reloadIfGone().catch(() => undefined);
      decision = decision.then(() => checked);
    } else {
      tellOffline();
      reloadOnceBack();
    }
  });
  return () => decision;
}
