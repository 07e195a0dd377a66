import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a sender has to read why its request was refused, ms. */
const mostWait = 2000;

const answered = new WeakSet<Socket>();

/**
 * Refuses bytes that are no request, such as a head beyond 16 kB, and ends their connection in two steps: the reply says that
 * the connection ends, then its own side is closed, and what still comes is dropped for a moment. Were it torn down at once,
 * the sender would lose the reply; and a proxy that is not told would send the next shopper's request into it.
 */
export function answerBroken({ code }: ConnectionError, socket: Socket): void {
  if (answered.has(socket)) return;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  answered.add(socket);

  const status = statuses[code] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n`,
  );
  const end = setTimeout(() => socket.destroy(), mostWait);
  socket.once('close', () => clearTimeout(end));
}
