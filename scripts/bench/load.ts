import autocannon from 'autocannon';
import { tenth } from './figures.ts';
import { cpuOf } from '../process/store.ts';

/** Requests a second and how long one takes, ms. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Who asks: nobody in particular, or a visitor with this `Cookie`. */
interface Asker {
  cookie?: string;
  connections?: number;
}

const headersOf = ({ cookie }: Asker) => ({ 'accept-encoding': 'br', ...(cookie && { cookie }) });

/**
 * Fifty connections for some seconds, after a warm-up, against one address, or against addresses of one origin that differ
 * every time.
 */
export async function load(
  address: string | ((index: number) => string),
  { seconds = 6, ...asker }: Asker & { seconds?: number } = {},
): Promise<Load> {
  let asked = 0;
  const headers = headersOf(asker);
  const target =
    typeof address === 'string'
      ? { url: address, headers }
      : {
          url: new URL(address(0)).origin,
          headers,
          requests: [
            {
              setupRequest: (request: object) => {
                const { pathname, search } = new URL(address(asked++));
                return { ...request, path: pathname + search };
              },
            },
          ],
        };
  const { connections = 50 } = asker;
  await autocannon({ ...target, connections: 2, duration: 2 });
  const result = await autocannon({ ...target, connections, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p50: tenth(result.latency.p50),
    p99: tenth(result.latency.p99),
    failed: result.errors + result.non2xx,
  };
}

/**
 * Processor time of a process for one request, ms: two hundred one after the other, warm. With an address that differs every
 * time nothing of a page is cached: it is rendered for each request.
 */
export async function cpuPerRequest(
  address: string | ((index: number) => string),
  pid: number,
  asker: Asker = {},
  requests = 200,
): Promise<number> {
  const headers = headersOf(asker);
  let asked = 0;
  const ask = async () => {
    const reply = await fetch(typeof address === 'string' ? address : address(asked++), { headers });
    if (!reply.ok) throw new Error(`${reply.url} was answered with ${reply.status}.`);
    await reply.arrayBuffer();
  };
  for (let index = 0; index < 30; index += 1) await ask();
  const before = cpuOf(pid);
  for (let index = 0; index < requests; index += 1) await ask();
  return tenth((cpuOf(pid) - before) / requests);
}

/** How long one request takes by itself, ms. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

/** How long requests take one after another, with an address that may differ every time. */
export async function latency(addressOf: (index: number) => string, requests = 60): Promise<Latency> {
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) {
    const begun = performance.now();
    await (await fetch(addressOf(index), { headers: headersOf({}) })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => tenth(sorted[Math.floor(requests * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
