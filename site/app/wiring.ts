import { painted } from '@rukav/design-system/painted';

/** What the loader needs of a browser. */
export interface WiringPorts {
  /** Resolves when the frame that shows the press is painted. */
  painted: () => Promise<void> | undefined;
  load: () => Promise<unknown>;
  /** Loads it after that has failed, with why it did. */
  loadAnew: (error: unknown) => Promise<unknown>;
  /** Told why it could not be loaded at all, for the log of errors. */
  report: (error: unknown) => void;
}

/**
 * Loads what other features do when something changes, once, after the frame that shows the press: it is the code of many features.
 * Tries twice and never rejects: the server has carried the change out by then, and whoever made it must not read that it
 * failed. Where it does not load the next change tries again.
 */
export function createWiringLoader({ painted: shown, load, loadAnew, report }: WiringPorts) {
  let underway: Promise<void> | undefined;
  const attempt = async () => {
    await shown();
    await load().catch(loadAnew);
  };
  return (): Promise<void> =>
    (underway ??= attempt().catch((error: unknown) => {
      underway = undefined;
      report(error);
    }));
}

const importWiring = () => import('@rukav/features/wiring');
let again = 0;

/** Chromium remembers of an address that it did not load, and says which: the file is asked for under another. */
function importAnew(error: unknown): Promise<unknown> {
  const address = /https?:\/\/\S+/.exec(String(error))?.[0];
  if (address === undefined) return importWiring();
  const other = new URL(address);
  other.searchParams.set('again', String((again += 1)));
  return import(/* @vite-ignore */ other.href);
}

/** The loader of this page; `report` writes into its log of errors. */
export const wiringLoader = (report: WiringPorts['report']) =>
  createWiringLoader({ painted, load: importWiring, loadAnew: importAnew, report });
