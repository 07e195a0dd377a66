import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { demoKeys } from '../config-payments.ts';
import type { PlayedPayment } from '../simulators/payment-book.ts';
import { createSimulator } from '../simulators/simulator.ts';

/** Plays providers for a test file, over HTTP; `shop` tells where notices go. */
export async function playProviders(shopUrl = 'http://127.0.0.1:9') {
  const publicUrl = 'http://localhost:3000';
  const app = createSimulator({ shopUrl, publicUrl, keys: demoKeys });
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url,
    /** What makes the backend speak to it. */
    environment: { SIMULATOR_PORT: new URL(url).port },
    control: async (wish: object) => {
      const reply = await fetch(`${url}/simulator/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      return (await reply.json()) as { found: boolean; state?: string };
    },
    /** What the providers have written down. */
    book: async () =>
      (await (await fetch(`${url}/simulator/control`)).json()) as { payments: PlayedPayment[] },
    /** Presses a button of a hosted page; answers where the shopper goes. */
    press: async (link: string, fields: Record<string, string>) => {
      const reply = await fetch(url + new URL(link, publicUrl).pathname, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      });
      return reply.headers.get('location') ?? '';
    },
    read: async (link: string) => (await fetch(url + new URL(link, publicUrl).pathname)).text(),
  };
}

export type PlayedProviders = Awaited<ReturnType<typeof playProviders>>;
