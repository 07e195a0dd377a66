import { Worker } from 'node:worker_threads';
import type { BandMessage } from './band-thread.ts';
import type { BandTask } from './compose-band.ts';

const threadFile = new URL('./band-thread.ts', import.meta.url);

/**
 * A second thread that colours a band of a picture while the first colours the rest. It is started when help is first asked
 * for; until it listens there is none, so that nobody waits for its start.
 */
export function createBandHelper() {
  let thread: Worker | null = null;
  let isReady = false;
  let current: PromiseWithResolvers<Uint8Array> | null = null;

  const end = (error: Error) => {
    thread = null;
    isReady = false;
    current?.reject(error);
    current = null;
  };

  const hear = (message: BandMessage) => {
    if (message.kind === 'ready') {
      isReady = true;
      return;
    }
    current?.resolve(message.bytes);
    current = null;
  };

  const start = () => {
    const started = new Worker(threadFile);
    started.on('message', hear);
    started.on('error', end);
    started.unref();
    return started;
  };

  /** The bytes of a band, or null when the thread cannot help yet. Rejects when the thread fails. */
  const help = (task: BandTask): Promise<Uint8Array> | null => {
    thread ??= start();
    if (!isReady || current) return null;
    current = Promise.withResolvers<Uint8Array>();
    thread.postMessage(task);
    return current.promise;
  };

  return { help };
}

export type BandHelper = ReturnType<typeof createBandHelper>;
