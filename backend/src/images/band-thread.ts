import { parentPort } from 'node:worker_threads';
import { type BandTask, composeBand } from './compose-band.ts';
import { createPassLibrary } from './passes.ts';

/** What the thread tells: that it has begun to listen, or the bytes of a band. */
export type BandMessage = { kind: 'ready' } | { kind: 'band'; bytes: Uint8Array<ArrayBuffer> };

const say = (message: BandMessage, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);
// A thread helps with one picture after another, seldom with two of one view.
const library = createPassLibrary(0);

// A failure ends the thread, and whoever started it hears why.
parentPort?.on('message', async (task: BandTask) => {
  const { data } = await composeBand(task, library);
  const bytes = new Uint8Array(data);
  say({ kind: 'band', bytes }, [bytes.buffer]);
});
say({ kind: 'ready' });
