import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the backend answers; everything else is the site's. */
const passedOn = /^\/(?:api|cc|pg|img|dev|simulator)(?:\/|$|\?)/;

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

const headersOf = (incoming: IncomingMessage) =>
  Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopByHop.has(name)));

/** Passes calls and pictures on to the backend over kept connections. Answers whether the request was one of those. */
export function proxyTo(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!passedOn.test(request.url ?? '')) return false;

    const passed = send(
      {
        agent,
        hostname,
        port,
        path: request.url,
        method: request.method,
        headers: {
          ...headersOf(request),
          'x-forwarded-for': request.socket.remoteAddress ?? '',
          'x-forwarded-host': request.headers.host ?? '',
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, headersOf(answer));
        answer.pipe(response);
      },
    );
    passed.on('error', () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' });
      response.end(
        JSON.stringify({
          errors: [{ code: 'upstream_unavailable', message: 'The backend does not answer.' }],
          requestId: String(request.headers['x-request-id'] ?? ''),
        }),
      );
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
    return true;
  };
}
