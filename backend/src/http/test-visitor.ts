import type { FastifyInstance } from 'fastify';
import { addressOf, type Call, type ErrorReply, type ResponseOf } from '@rukav/contract';

/** What a test sends besides the call itself. Values go as they are, so that wrong ones can be sent too. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What came back: `body` on success, `errors` otherwise. Reading the one that is absent fails the test. */
export interface Answer<C extends Call> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  readonly body: ResponseOf<C>;
  readonly errors: ErrorReply['errors'];
  /** Codes of the errors, each once, in order; empty on success. */
  codes: string[];
  /** The reply as it was sent. */
  text: string;
}

/** A browser in miniature: it keeps cookies and repeats the page's token. */
export interface Visitor {
  call: <C extends Call>(called: C, sent?: Sent) => Promise<Answer<C>>;
  /** Its cookies, by name; set one to pretend. */
  cookies: Map<string, string>;
}

function toQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}

function keepCookies(
  jar: Map<string, string>,
  { cookies }: { cookies: { name: string; value: string }[] },
): void {
  for (const { name, value } of cookies) {
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
}

/** A visitor without cookies, who calls `app` in process. */
export function visitorOf(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (called, { params, query, body, headers } = {}) => {
      const token = cookies.get('session_token');
      const reply = await app.inject({
        method: called.method,
        url: addressOf(called, params) + toQuery(query),
        cookies: Object.fromEntries(cookies),
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(token ? { 'x-session-token': token } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      keepCookies(cookies, reply);
      const isRefused = reply.statusCode >= 400;
      const errors = isRefused ? reply.json<ErrorReply>().errors : [];
      const said = (what: string) =>
        new Error(
          `${called.method} ${called.path} answered ${reply.statusCode}, so there is no ${what}: ${reply.body}`,
        );
      return {
        status: reply.statusCode,
        headers: reply.headers,
        text: reply.body,
        codes: [...new Set(errors.map(({ code }) => code))],
        get body() {
          if (isRefused) throw said('body');
          return reply.json();
        },
        get errors() {
          if (!isRefused) throw said('errors');
          return errors;
        },
      };
    },
  };
}
