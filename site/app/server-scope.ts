import { getSession } from '@rukav/contract/session/calls.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { $api, createClient, type Api } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import { $publicUrl } from '@rukav/features/navigation';
import { session } from '@rukav/features/session';
import { fork, scopeBind, type Scope } from 'effector';

export interface Addresses {
  /** Where the backend answers. */
  apiUrl: string;
  /** Where shoppers see the store. */
  publicUrl: string;
  /** Origins besides the store's own that a map is drawn from. */
  mapOrigins: readonly string[];
  /** The origin of a captcha's widget; absent where there is none. */
  captchaOrigin?: string | undefined;
}

/** Whom a page is rendered for. */
export interface Visitor {
  /** The cookies with which the backend is asked. */
  cookie: string;
  /** What is known of the session already; asked for where it is absent. */
  session?: Session;
}

/** A client that asks the backend for one request. */
const clientFor = (request: Request, cookie: string, apiUrl: string, send = globalThis.fetch): Api =>
  createClient({
    origin: apiUrl,
    fetch: send,
    headers: () => ({
      cookie,
      // The backend is near: compressing costs more than it saves.
      'accept-encoding': 'identity',
      'x-request-id': request.headers.get('x-request-id') ?? '',
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '',
      'user-agent': request.headers.get('user-agent') ?? '',
    }),
    timeout: 8000,
  });

/** A session as the backend tells of it. */
export interface ReadSession {
  session: Session;
  /** Cookies that came with the answer: a session that goes on is given a later end, and its browser is to know. */
  cookies: readonly string[];
}

/** What the session of a visitor with these cookies says. */
export async function sessionOf(
  request: Request,
  cookie: string,
  { apiUrl }: Pick<Addresses, 'apiUrl'>,
): Promise<ReadSession> {
  let cookies: readonly string[] = [];
  const ask = clientFor(request, cookie, apiUrl, async (...sent) => {
    const reply = await fetch(...sent);
    cookies = reply.headers.getSetCookie();
    return reply;
  });
  return { session: await ask(getSession, {}), cookies };
}

/** A scope for the rendering of one page. */
export function createServerScope(request: Request, visitor: Visitor, addresses: Addresses): Scope {
  const { apiUrl, publicUrl } = addresses;
  const scope = fork({
    values: [
      [$api, { send: clientFor(request, visitor.cookie, apiUrl) }],
      [$clock, { now: Date.now }],
      [$publicUrl, publicUrl],
    ],
  });
  const { session: answer } = visitor;
  if (answer) scopeBind(session.answered, { scope })({ request: {}, answer, at: Date.now() });
  return scope;
}
