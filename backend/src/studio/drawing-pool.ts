import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PictureUnavailable } from '../pictures/index.ts';
import type { PictureOrder } from './draw-picture.ts';
import type { DrawingResult, DrawingTask } from './drawing-worker.ts';

interface Waiting {
  order: PictureOrder;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Hand {
  worker: ChildProcess;
  current: { id: number; waiting: Waiting } | null;
  /** Ends the process when it has had nothing to do. */
  idle?: NodeJS.Timeout;
}

const closed = 'The studio is closed.';
const workerFile = fileURLToPath(new URL('./drawing-worker.ts', import.meta.url));

/**
 * How long a process may have nothing to do, ms; its memory goes back to the machine as it ends. Long enough to read a page:
 * the first pictures of a process take twice as long as later ones.
 */
const rest = 120_000;

/**
 * How glibc keeps what is freed: with its usual settings, and the usual heap of Node, a process that draws holds three
 * times as much. Other systems know none of these names.
 */
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
};
const heap = ['--max-semi-space-size=2', '--max-old-space-size=192'];

const start = (compiled: string) => {
  const worker = fork(workerFile, {
    serialization: 'advanced',
    execArgv: heap,
    // With `node --watch` a process would report its files to us, who do not listen, and fail when we let go of it.
    env: { ...process.env, ...memory, NODE_COMPILE_CACHE: compiled, WATCH_REPORT_DEPENDENCIES: undefined },
  });
  worker.unref();
  worker.channel?.unref();
  return worker;
};

/** How many draw, how many pictures may wait, and where processes keep their compiled code, with which they start sooner. */
export interface PoolSettings {
  /** @default 2 */
  hands?: number;
  /** @default 600 */
  mostWaiting?: number;
  compiled: string;
}

/**
 * Draws pictures in processes of their own, one at a time in each, so that the event loop stays free and what drawing
 * needs is given back. A process starts with its first picture, does not keep ours alive, and is replaced when it dies.
 */
export function createDrawingPool({ hands: mostHands = 2, mostWaiting = 600, compiled }: PoolSettings) {
  const queue: Waiting[] = [];
  const hands: Hand[] = [];
  const ends = new Map<ChildProcess, Promise<void>>();
  let lastId = 0;
  let isClosed = false;

  const dismiss = (hand: Hand) => {
    clearTimeout(hand.idle);
    const index = hands.indexOf(hand);
    if (index >= 0) hands.splice(index, 1);
    if (hand.worker.connected) hand.worker.disconnect();
  };

  const fail = (hand: Hand, error: Error) => {
    dismiss(hand);
    hand.current?.waiting.reject(error);
    hand.current = null;
    next();
  };

  const settle = (hand: Hand, result: DrawingResult) => {
    const current = hand.current;
    if (current?.id !== result.id) return;
    hand.current = null;
    hand.worker.channel?.unref();
    hand.idle = setTimeout(() => dismiss(hand), rest).unref();
    if ('bytes' in result) current.waiting.resolve(result.bytes);
    else current.waiting.reject(new Error(result.failure));
    next();
  };

  const hire = (): Hand => {
    const worker = start(compiled);
    const hand: Hand = { worker, current: null };
    worker.on('message', (result) => settle(hand, result as DrawingResult));
    worker.on('error', (error) => fail(hand, error));
    const { promise, resolve } = Promise.withResolvers<void>();
    worker.on('exit', (code, signal) => {
      ends.delete(worker);
      resolve();
      fail(hand, new Error(`A drawing process ended with ${code ?? signal}.`));
    });
    if (worker.pid) ends.set(worker, promise);
    hands.push(hand);
    return hand;
  };

  const next = () => {
    if (queue.length === 0) return;
    const hand = hands.find(({ current }) => !current) ?? (hands.length < mostHands ? hire() : undefined);
    const waiting = hand && queue.shift();
    if (!hand || !waiting) return;
    clearTimeout(hand.idle);
    hand.current = { id: ++lastId, waiting };
    hand.worker.channel?.ref();
    hand.worker.send({ id: lastId, order: waiting.order } satisfies DrawingTask);
    next();
  };

  return {
    /**
     * Draws a picture. Rejects with PictureUnavailable when too many wait, and when `abandoned` comes before it is begun:
     * a picture that nobody sees any more does not stand before those that somebody does.
     */
    draw: (order: PictureOrder, abandoned: AbortSignal): Promise<Uint8Array> => {
      if (isClosed) return Promise.reject(new PictureUnavailable(closed));
      if (queue.length >= mostWaiting)
        return Promise.reject(new PictureUnavailable('Too many pictures wait.'));
      if (abandoned.aborted) return Promise.reject(new PictureUnavailable('Nobody waits for the picture.'));
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const waiting = { order, resolve, reject };
      abandoned.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(new PictureUnavailable('Nobody waits for the picture.'));
      });
      queue.push(waiting);
      next();
      return promise;
    },

    /** How many pictures are being drawn now. */
    drawing: () => hands.filter(({ current }) => current).length,

    /** How many pictures wait to be drawn. */
    waiting: () => queue.length,

    /** Whether somebody waits for a picture or one is being drawn. */
    isBusy: () => queue.length > 0 || hands.some(({ current }) => current),

    /**
     * Ends the processes; what waits or is being drawn is rejected. Resolves when the last has ended: until then each may
     * write to the folder of compiled code.
     */
    close: async (): Promise<void> => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new PictureUnavailable(closed));
      for (const hand of hands.splice(0)) fail(hand, new PictureUnavailable(closed));
      for (const worker of ends.keys()) worker.ref();
      await Promise.all(ends.values());
    },
  };
}

export type DrawingPool = ReturnType<typeof createDrawingPool>;
