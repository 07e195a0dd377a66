import { Worker } from 'node:worker_threads';
import type { PictureOrder } from './draw-picture.ts';
import type { DrawingResult, DrawingTask } from './drawing-worker.ts';

/** Thrown when so many pictures wait that another would not be drawn in time. */
export class DrawingQueueFull extends Error {}

interface Waiting {
  order: PictureOrder;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Hand {
  worker: Worker;
  current: { id: number; waiting: Waiting } | null;
}

/**
 * Draws pictures in threads of their own, one at a time in each, so that the event loop stays free. A thread starts with
 * its first picture, does not keep the process alive, and is replaced when it dies.
 */
export function createDrawingPool({
  threads = 2,
  mostWaiting = 600,
}: { threads?: number; mostWaiting?: number } = {}) {
  const queue: Waiting[] = [];
  const hands: Hand[] = [];
  let lastId = 0;

  const fail = (hand: Hand, error: Error) => {
    const index = hands.indexOf(hand);
    if (index >= 0) hands.splice(index, 1);
    hand.current?.waiting.reject(error);
    hand.current = null;
    next();
  };

  const settle = (hand: Hand, result: DrawingResult) => {
    const current = hand.current;
    if (current?.id !== result.id) return;
    hand.current = null;
    hand.worker.unref();
    if ('bytes' in result) current.waiting.resolve(result.bytes);
    else current.waiting.reject(new Error(result.failure));
    next();
  };

  const hire = (): Hand => {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url));
    const hand: Hand = { worker, current: null };
    worker.unref();
    worker.on('message', (result: DrawingResult) => settle(hand, result));
    worker.on('error', (error) => fail(hand, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => fail(hand, new Error(`A drawing thread ended with ${code}.`)));
    hands.push(hand);
    return hand;
  };

  const next = () => {
    if (queue.length === 0) return;
    const hand = hands.find(({ current }) => !current) ?? (hands.length < threads ? hire() : undefined);
    const waiting = hand && queue.shift();
    if (!hand || !waiting) return;
    hand.current = { id: ++lastId, waiting };
    hand.worker.ref();
    hand.worker.postMessage({ id: lastId, order: waiting.order } satisfies DrawingTask);
    next();
  };

  return {
    /** Draws a picture. Rejects with DrawingQueueFull when too many wait. */
    draw: (order: PictureOrder): Promise<Uint8Array> => {
      if (queue.length >= mostWaiting) return Promise.reject(new DrawingQueueFull('Too many pictures wait.'));
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      queue.push({ order, resolve, reject });
      next();
      return promise;
    },

    /** How many pictures are being drawn now. */
    drawing: () => hands.filter(({ current }) => current).length,

    /** Ends the threads; what waits is rejected. */
    close: async () => {
      for (const { reject } of queue.splice(0)) reject(new Error('The studio is closed.'));
      await Promise.all(hands.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}

export type DrawingPool = ReturnType<typeof createDrawingPool>;
