import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** By what a browser is known again in which somebody has signed in, whether she is signed in there now or not. It opens nothing. */
export interface KnownBrowser {
  /** Its token; undefined where nobody has signed in yet. */
  token: () => string | undefined;
  /** Its token, made now if there is none. The cookie goes out when the whole request succeeds. */
  ensure: () => string;
}

/** How long a browser is known after a sign-in, s. */
const lifetime = 90 * 24 * 3600;

/** The browser of a request, known by a cookie that scripts cannot read. */
export function knownBrowserOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): KnownBrowser & { sendCookie: () => void } {
  const secure = publicUrl.protocol === 'https:';
  const name = secure ? '__Host-browser' : 'browser';
  const sent = request.cookies[name] ?? '';
  let token = /^[\w-]{43}$/.test(sent) ? sent : undefined;
  let isWaiting = false;
  return {
    token: () => token,
    ensure: () => {
      isWaiting = true;
      return (token ??= randomBytes(32).toString('base64url'));
    },
    sendCookie: () => {
      if (isWaiting && token !== undefined)
        reply.setCookie(name, token, {
          path: '/',
          sameSite: 'lax',
          secure,
          httpOnly: true,
          maxAge: lifetime,
        });
    },
  };
}
