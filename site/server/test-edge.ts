import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Room } from './admission.ts';
import { createApp, type ServePage } from './app.ts';
import type { Settings } from './settings.ts';
import type { StaticFiles } from './static-files.ts';

/** A request as the backend of a test has seen it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (request: Seen, response: ServerResponse) => void;

/** Answers with what was asked, so that a reply shows whose it is. */
const echo: Answer = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(request));
};

async function startBackend(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/readyz') return void response.end();
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: '' };
    seen.push(request);
    request.body = String(await buffer(incoming));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, seen, port: (server.address() as AddressInfo).port };
}

export interface EdgeOptions {
  settings?: Partial<Settings>;
  servePage?: ServePage;
  /** What the backend answers; without it, what it was asked. */
  answer?: Answer;
  room?: Room;
  /** The browser's build; without it there are no files. */
  files?: StaticFiles;
}

/** Starts the site's server before a backend of the test's own, and ends both with the test. */
export async function startEdge({ settings, servePage, answer = echo, room, files }: EdgeOptions = {}) {
  const backend = await startBackend(answer);
  const app = await createApp({
    settings: {
      apiUrl: `http://127.0.0.1:${backend.port}`,
      publicUrl: 'http://shop.test',
      trustProxy: 'loopback',
      drain: 0,
      ...settings,
    },
    servePage: servePage ?? (async (_request, reply) => reply.type('text/html').send('<p>page</p>')),
    faultPage: () => '<p>fault</p>',
    ...(room && { room }),
    ...(files && { files }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  onTestFinished(async () => {
    app.server.closeAllConnections();
    backend.server.closeAllConnections();
    await app.close();
    backend.server.close();
  });
  const backendUrl = `http://127.0.0.1:${backend.port}`;
  return { app, port, url: `http://127.0.0.1:${port}`, backendUrl, seen: backend.seen };
}

/** A connection that sends exactly the bytes it is given. `heard` resolves once what came contains a text, or it closed. */
export async function openConnection(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  onTestFinished(() => void socket.destroy());

  return {
    socket,
    send: (bytes: string) => socket.write(bytes, 'latin1'),
    received: () => received,
    heard: (text: string) =>
      new Promise<string>((resolve) => {
        const check = () => {
          if (!isClosed && !received.includes(text)) return;
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
  };
}

/** The head of a request, with an empty line after it. */
export const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: shop.test', ...headers, '', ''].join('\r\n');
