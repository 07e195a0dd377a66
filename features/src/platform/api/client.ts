import { addressOf, type Call, type RequestOf, type ResponseOf } from '@rukav/contract';
import type { ErrorReply } from '@rukav/contract/errors.ts';
import { CallFailed } from './failure.ts';

/** Sends one call of the contract and gives its reply; throws `CallFailed`. */
export type Api = <C extends Call>(
  called: C,
  request: RequestOf<C>,
  options?: CallOptions,
) => Promise<ResponseOf<C>>;

export interface CallOptions {
  /** One key for all repeats of one intention, so that it takes effect once (`POST /cart/checkout`). */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Origin before the call's address; empty in the browser. */
  origin?: string;
  /** How a request goes out. */
  fetch: typeof fetch;
  /** Headers of every request: cookies on the server, the session's token in the browser. */
  headers: () => Record<string, string>;
  /** Told of every failure before it is thrown; a promise that never settles holds the call back for good. */
  onFailure?: (failed: CallFailed, called: Call) => Promise<never> | void;
  /** Longest wait for an answer, ms. @default 15000 */
  timeout?: number;
}

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

const queryOf = (query: Parts['query'] = {}) => {
  const written = Object.entries(query)
    .filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return written && `?${written}`;
};

async function failureFrom(response: Response): Promise<CallFailed> {
  const reply = (await response.json().catch(() => undefined)) as ErrorReply | undefined;
  const requestId = reply?.requestId ?? response.headers.get('x-request-id') ?? undefined;
  return response.status < 500 && reply?.errors?.length
    ? new CallFailed({
        kind: 'refused',
        status: response.status,
        errors: reply.errors,
        requestId: reply.requestId,
      })
    : new CallFailed({ kind: 'fault', status: response.status, ...(requestId && { requestId }) });
}

/** A client for one place: the browser, or one request on the server. Replies are not validated again. */
export const createClient =
  ({ origin = '', fetch: send, headers, onFailure, timeout = 15_000 }: ClientOptions): Api =>
  async (called, request, options = {}) => {
    const { params, query, body } = request as Parts;

    try {
      const response = await send(origin + addressOf(called, params) + queryOf(query), {
        method: called.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
          ...headers(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: options.signal ?? AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw await failureFrom(response);
      return await response.json();
    } catch (thrown) {
      const failed = thrown instanceof CallFailed ? thrown : new CallFailed({ kind: 'fault', status: 503 });
      await onFailure?.(failed, called);
      throw failed;
    }
  };
