import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const library = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);
const address = '/virtual-screen-reader.js';
/** Most phrases that are read on for one that is looked for. */
const longest = 3000;

/** The virtual screen reader in a page: it goes from phrase to phrase, and acts where it is. */
export interface Reader {
  /** Reads on from where it is, over the end to the beginning, until a phrase says this; answers the phrase. */
  readTo: (said: RegExp) => Promise<string>;
  /** Does what an element is for: presses a button, follows a link, chooses an option. */
  act: () => Promise<void>;
  /** Reads to something and does what it is for. */
  actOn: (said: RegExp) => Promise<void>;
  /** Reads to a field and types into it. */
  write: (said: RegExp, text: string) => Promise<void>;
}

interface Virtual {
  start: (options: { container: Element }) => Promise<void>;
  next: () => Promise<void>;
  act: () => Promise<void>;
  type: (text: string) => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
}
type WithReader = typeof globalThis & { reader?: Virtual };

/** Gives a page a screen reader, which starts anew in each document. Pages must let foreign scripts in (`bypassCSP`). */
export async function readerOf(page: Page): Promise<Reader> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  const start = () =>
    page.evaluate(async (from) => {
      const here = globalThis as WithReader;
      if (here.reader) return;
      const { virtual } = (await import(from)) as { virtual: Virtual };
      await virtual.start({ container: document.body });
      here.reader = virtual;
    }, address);

  const readTo = async (said: RegExp) => {
    await start();
    const phrase = await page.evaluate(
      async ([source, most]) => {
        const { reader } = globalThis as WithReader;
        const wanted = new RegExp(source, 'u');
        for (let read = 0; reader && read < most; read += 1) {
          const heard = await reader.lastSpokenPhrase();
          if (read > 0 && wanted.test(heard)) return heard;
          await reader.next();
        }
        return null;
      },
      [said.source, longest] as const,
    );
    if (phrase === null) throw new Error(`Nothing on the page says ${said.source}.`);
    return phrase;
  };
  const act = () => page.evaluate(async () => (globalThis as WithReader).reader?.act());

  return {
    readTo,
    act: async () => {
      await act();
    },
    actOn: async (said) => {
      await readTo(said);
      await act();
    },
    write: async (said, text) => {
      await readTo(said);
      await page.evaluate(async (words) => (globalThis as WithReader).reader?.type(words), text);
    },
  };
}
