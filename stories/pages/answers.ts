import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import type { z } from 'zod';
import { prefixes, type Call, type CallShape, type CommonCode } from '@rukav/contract';
import { commonRefusals, ErrorReply } from '@rukav/contract/errors.ts';
import { createClient, type Api } from '@rukav/features/api';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request as the contract's schemas have read it. */
export interface Asked<Shape extends CallShape> {
  params: Read<Shape['params']>;
  query: Read<Shape['query']>;
  body: Read<Shape['body']>;
}

/** What a call answers: the reply, or what is made of the request. */
export type Reply<Shape extends CallShape> =
  | z.input<Shape['response']>
  | ((asked: Asked<Shape>) => z.input<Shape['response']> | Promise<z.input<Shape['response']>>);

interface Options {
  /** Only the first request gets this answer; the next one finds what stands after it. */
  once?: boolean;
}

type Named = Pick<Call, 'base' | 'method' | 'path'>;
type Resolver = Parameters<typeof http.get>[1];

const handler = (
  { base, method, path }: Named,
  resolver: Resolver,
  options: Options = {},
): RequestHandler => {
  const pattern = `*${prefixes[base]}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method.toLowerCase() as Lowercase<Call['method']>](pattern, resolver, options);
};

async function asked<Shape extends CallShape>(
  shape: Shape,
  request: Request,
  params: unknown,
): Promise<Asked<Shape>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: shape.params?.parse(params),
    query: shape.query?.parse(query),
    body: shape.body?.parse(await request.json()),
  } as Asked<Shape>;
}

/**
 * Answers a call of the contract. The reply is checked by the schema of the call, so a story whose goods no longer fit the
 * contract fails; what the page asks is checked as well.
 */
export function answer<Shape extends CallShape>(
  called: Call<Shape>,
  shape: Shape,
  reply: Reply<Shape>,
  options: Options = {},
): RequestHandler {
  const make = typeof reply === 'function' ? (reply as (asked: Asked<Shape>) => unknown) : undefined;
  const known = make ? undefined : shape.response.parse(reply);
  return handler(
    called,
    async ({ request, params }) => {
      const question = await asked(shape, request, params);
      const body = make ? shape.response.parse(await make(question)) : known;
      return HttpResponse.json(body as object);
    },
    options,
  );
}

/** Refuses a call with one of the codes that it declares, or a common one, under the status that the contract gives it. */
export const refuse = <Refusal extends string>(
  called: Call<CallShape, Refusal>,
  code: NoInfer<Refusal> | CommonCode,
  {
    field,
    params,
    message = code,
    ...options
  }: Options & { field?: string; params?: Record<string, string | number>; message?: string } = {},
): RequestHandler => {
  const statuses: Readonly<Record<string, number>> = { ...commonRefusals, ...called.refusals };
  const error = { code, message, ...(field !== undefined && { field }), ...(params && { params }) };
  return handler(
    called,
    () =>
      HttpResponse.json(ErrorReply.parse({ errors: [error], requestId: 'story' }), {
        status: statuses[code],
      }),
    options,
  );
};

/** The server is broken for this call. */
export const fail = (called: Named, options: Options = {}): RequestHandler =>
  handler(called, () => new HttpResponse(null, { status: 503 }), options);

/** The answer of this call never comes. */
export const neverAnswer = (called: Named): RequestHandler =>
  handler(called, () => new Promise<never>(() => {}));

/** Longer than anybody looks at a story, ms. */
const patience = 24 * 3_600_000;

/**
 * A client whose requests these handlers answer, the first that fits. They belong to one scope and not to a worker: a page
 * of Storybook shows several stories at once, and each has a shop of its own. A request without a handler breaks the story.
 */
export const answeredBy = (handlers: readonly RequestHandler[]): Api =>
  createClient({
    origin: window.location.origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      try {
        const response = await getResponse([...handlers], request);
        if (response) return response;
        throw new Error(`No answer for ${request.method} ${request.url}. Add one to the story.`);
      } catch (thrown) {
        reportError(thrown);
        throw thrown;
      }
    },
    headers: () => ({}),
    timeout: patience,
  });
