import type { IncomingMessage } from 'node:http';

/** What is read of a refused body, so that its sender hears why before the connection closes, bytes. */
export const heardOut = 10 * 1024 * 1024;

/** How long a refused body is read at most, ms. */
const patience = 5000;

/**
 * Reads and drops the rest of a body that is refused: a client that still sends when the connection closes may see a reset and
 * not the reply. Resolves with whether the body ended within `heardOut` bytes and five seconds.
 */
export function dropRest(body: IncomingMessage): Promise<boolean> {
  if (body.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), patience);
    let dropped = 0;
    function end(isWhole: boolean) {
      clearTimeout(timer);
      resolve(isWhole);
    }
    body.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > heardOut) end(false);
    });
    body.once('end', () => end(true));
    body.once('close', () => end(false));
    body.resume();
  });
}
