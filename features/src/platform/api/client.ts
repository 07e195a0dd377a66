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
  /** The request goes on when the page is left; its body may have 64 kB at most. */
  isKeptAlive?: boolean;
  /** Told how much of a form has been sent, from 0 to 1. Such a call may take two minutes. */
  onProgress?: (share: number) => void;
}

/** Sends as fetch does and tells how much has been sent, which fetch does not. */
export type Upload = (
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

export interface ClientOptions {
  /** Origin before the call's address; empty in the browser. */
  origin?: string;
  /** How a request goes out. */
  fetch: typeof fetch;
  /** How a request goes out whose progress is asked for. Without it such a request goes out by `fetch`, untold. */
  upload?: Upload;
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

/** The address at which a call is asked for, with its parameters and query. */
export const addressOfRequest = (called: Call, { params, query }: Parts): string =>
  addressOf(called, params) + queryOf(query);

/** Whether an answer is one that the contract expects, also with 503: what the call declares, and a shop without goods. */
function isExpected(called: Call, status: number, reply: ErrorReply | undefined): reply is ErrorReply {
  const code = reply?.errors?.[0]?.code;
  if (code === undefined) return false;
  return status < 500 || code === 'catalogue_empty' || Object.hasOwn(called.refusals, code);
}

async function failureFrom(called: Call, response: Response): Promise<CallFailed> {
  const reply = (await response.json().catch(() => undefined)) as ErrorReply | undefined;
  const requestId = reply?.requestId ?? response.headers.get('x-request-id') ?? undefined;
  return isExpected(called, response.status, reply)
    ? new CallFailed({
        kind: 'refused',
        status: response.status,
        errors: reply.errors,
        requestId: reply.requestId,
      })
    : new CallFailed({ kind: 'fault', status: response.status, ...(requestId && { requestId }) });
}

/** Longest wait for an upload, ms: a photograph of 7 MB on a slow line. */
const uploadTimeout = 120_000;

/** A client for one place: the browser, or one request on the server. Replies are not validated again. */
export const createClient =
  ({ origin = '', fetch: send, upload, headers, onFailure, timeout = 15_000 }: ClientOptions): Api =>
  async (called, request, options = {}) => {
    const { body } = request as Parts;
    const isJson = body !== undefined && called.encoding !== 'multipart';
    const { onProgress } = options;

    try {
      const address = origin + addressOfRequest(called, request as Parts);
      const init: RequestInit = {
        method: called.method,
        headers: {
          accept: 'application/json',
          ...(isJson && { 'content-type': 'application/json' }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
          ...headers(),
        },
        ...(options.isKeptAlive && { keepalive: true }),
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
        signal: options.signal ?? AbortSignal.timeout(onProgress ? uploadTimeout : timeout),
      };
      const response = await (onProgress && upload ? upload(address, init, onProgress) : send(address, init));
      if (!response.ok) throw await failureFrom(called, response);
      return await response.json();
    } catch (thrown) {
      const failed = thrown instanceof CallFailed ? thrown : new CallFailed({ kind: 'fault', status: 503 });
      await onFailure?.(failed, called);
      throw failed;
    }
  };
