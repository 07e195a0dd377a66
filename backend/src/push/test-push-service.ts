import { createECDH, randomBytes, webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';

/** A browser that has subscribed: what it gives to the shop, and how it reads what comes, by another's implementation. */
export function aBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    read: (body: Buffer): string =>
      decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'),
  };
}

/** What a push service was sent. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. It answers 201, or what `answers` says next: a status, or an address to go on to. */
export async function aPushService() {
  const pushed: Pushed[] = [];
  const answers: (number | string)[] = [];
  const server = createServer(async (request, response) => {
    pushed.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    const next = answers.shift() ?? 201;
    if (typeof next === 'string') response.writeHead(307, { location: next }).end();
    else response.writeHead(next).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, pushed, answers, close: () => server.close() };
}

const parsed = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** What an `authorization` of VAPID says, once its signature was found right for the key that it names. */
export async function signedBy(authorization = '') {
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const raw = Buffer.from(publicKey, 'base64url');
  const key = await webcrypto.subtle.importKey('raw', raw, ecdsa, false, ['verify']);
  const isRight = await webcrypto.subtle.verify(
    ecdsa,
    key,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  return { isRight, publicKey, head: parsed(head), claims: parsed(claims) as Record<string, unknown> };
}
