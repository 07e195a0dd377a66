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

/**
 * Ten connections for some seconds, after a warm-up, against one address, or against addresses of one origin that differ
 * every time.
 */
export async function load(address: string | ((index: number) => string), seconds = 6): Promise<Load> {
  let asked = 0;
  const target =
    typeof address === 'string'
      ? { url: address }
      : {
          url: new URL(address(0)).origin,
          requests: [
            {
              setupRequest: (request: object) => {
                const { pathname, search } = new URL(address(asked++));
                return { ...request, path: pathname + search };
              },
            },
          ],
        };
  await autocannon({ ...target, connections: 2, duration: 2 });
  const result = await autocannon({ ...target, connections: 10, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p50: tenth(result.latency.p50),
    p99: tenth(result.latency.p99),
    failed: result.errors + result.non2xx,
  };
}

/** Processor time of a process for one request, ms: two hundred one after the other, warm. */
export async function cpuPerRequest(
  address: string,
  pid: number,
  { cookie = '', requests = 200 }: { cookie?: string; requests?: number } = {},
): Promise<number> {
  const headers = { 'accept-encoding': 'gzip', cookie };
  const ask = async () => void (await (await fetch(address, { headers })).arrayBuffer());
  for (let index = 0; index < 30; index += 1) await ask();
  const before = cpuOf(pid);
  for (let index = 0; index < requests; index += 1) await ask();
  return tenth((cpuOf(pid) - before) / requests);
}

/** The middle of how long one request takes by itself, ms, with an address that differs every time. */
export async function latency(
  addressOf: (index: number) => string,
  requests = 60,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) {
    const begun = performance.now();
    await (await fetch(addressOf(index))).arrayBuffer();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: tenth(sorted[requests >> 1] ?? 0), p99: tenth(sorted[Math.floor(requests * 0.99)] ?? 0) };
}
