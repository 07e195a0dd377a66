import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { isLoopback, networkOf } from '@rukav/contract/network.ts';
import { EdgeRefusal } from './refusals.ts';

/** Largest number of pages that are rendered at once. Rendering is the processor's work: more at once only makes all of them late. */
const atOnce = 8;

/** Largest number of pages that wait, about two seconds of work. */
const waiting = 64;

/** An address of which so many pages wait has a rest before each, in which the processor is the others'. */
const many = 8;
/** Duration of that rest, ms. */
const rest = 40;

/** Pages of one address that wait at most; those whose visitor has gone are among them. */
const waitingOfAddress = 100;

interface Rendering {
  /** Key of a page that others may ask for meanwhile. */
  key?: string;
  /** Takes the page out of the queue where its visitor has gone. */
  signal?: AbortSignal;
}

/** Renders pages when the processor has time for them. */
export interface RenderQueue {
  /**
   * Renders a page for a visitor's address. Refuses with `overloaded` where too many wait, and with `tooMany` where too many of this
   * address do, so that nobody waits in vain.
   */
  render: <Result>(ip: string, render: () => Promise<Result>, rendering?: Rendering) => Promise<Result>;
  /** Lets a page that waits come next in its queue, as another address asks for it as well. */
  hurry: (ip: string, key: string) => void;
}

/**
 * Creates the queue of renderings: a few at a time, and one after another for one address. Requests from this machine are of no
 * address.
 */
export function createRenderQueue(): RenderQueue {
  const all = new PQueue({ concurrency: atOnce });
  const ofAddresses = new Map<string, PQueue>();
  const pending = new Map<string, string>();

  const ofAll = async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (all.size >= waiting) throw new EdgeRefusal('overloaded');
    return all.add(render);
  };

  const render: RenderQueue['render'] = async (ip, draw, { key, signal } = {}) => {
    if (isLoopback(ip)) return ofAll(draw);
    const network = networkOf(ip);
    const own = ofAddresses.get(network) ?? new PQueue({ concurrency: 1 });
    if (own.size >= waitingOfAddress) throw new EdgeRefusal('tooMany');
    ofAddresses.set(network, own);
    const work = async () => {
      if (key !== undefined) pending.delete(key);
      if (own.size > many) await wait(rest);
      return ofAll(draw);
    };
    if (key !== undefined && own.pending > 0) pending.set(key, network);
    try {
      return await own.add(work, { ...(key !== undefined && { id: key }), ...(signal && { signal }) });
    } finally {
      if (own.size + own.pending === 0) ofAddresses.delete(network);
    }
  };

  return {
    render,
    hurry: (ip, key) => {
      const network = pending.get(key);
      if (network !== undefined && network !== networkOf(ip)) ofAddresses.get(network)?.setPriority(key, 1);
    },
  };
}
