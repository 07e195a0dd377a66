import { connect } from 'node:net';

/** Sends bytes over a connection of their own and resolves with all that comes back until it closes or is silent for `silence` ms. */
export const sendRaw = (port: number, bytes: string, silence = 2000): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let heard = '';
    socket.setTimeout(silence, () => socket.destroy());
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

const encodings = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  'Content-Length: 6\r\nTransfer-Encoding: chunked',
  'Connection: transfer-encoding\r\nTransfer-Encoding: chunked',
  'X-Folded: a\r\n Transfer-Encoding: chunked',
];

/** A request whose body is a second request, to be smuggled past the edge. Each `index` is another form of it. */
export function hostileRequest(index: number): string {
  const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'TRACE'];
  const method = methods[index % methods.length];
  const inner = 'GET /api/v3/cart HTTP/1.1\r\nHost: localhost\r\nX-Smuggled: 1\r\n\r\n';
  const encoding = encodings[Math.floor(index / methods.length) % encodings.length];
  const head = `${method} /api/v3/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${encoding}\r\n\r\n`;
  return `${head}${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
}
