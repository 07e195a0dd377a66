import type { z } from 'zod';

/** The five places under which calls live. */
export type Base = 'v3' | 'v2' | 'legacy' | 'cc' | 'pg';

/** The prefix of each base, as it stands in an address. */
export const prefixes: Record<Base, string> = {
  v3: '/api/v3',
  v2: '/api/v2',
  legacy: '/api/v2/front',
  cc: '/cc',
  pg: '/pg',
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the schemas of one call are: path parameters, query and body as they are sent, and the reply. */
export interface CallShape {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/**
 * One call as plain data, safe in the browser's bundle. `shape` exists for the compiler only and is never set. `Who` is
 * `never` for a call that anybody may make.
 */
export interface Call<
  Shape extends CallShape = CallShape,
  Refusal extends string = string,
  Who extends 'member' = 'member',
> {
  base: Base;
  method: Method;
  /** With parameters in braces, such as `/order/{id}`. */
  path: string;
  /**
   * How the body travels; files go as `multipart`.
   *
   * @default 'json'
   */
  encoding?: 'json' | 'multipart';
  /**
   * How the answer travels; a file has no schema but its bytes.
   *
   * @default 'json'
   */
  answers?: 'json' | 'pdf';
  /** Who may make the call: anybody where it is absent. Others are refused with `auth_required`. */
  who?: Who;
  /** The expected refusals, each with its HTTP status, beside the common ones of `errors.ts`. */
  refusals: Readonly<Record<Refusal, number>>;
  readonly shape?: Shape;
}

/** Describes a call; its shape is given as a type: `call<typeof schemas.GetCart>()({ … })`. */
export const call =
  <Shape extends CallShape>() =>
  <const Refusal extends string = never, const Who extends 'member' = never>(
    described: Omit<Call<Shape, Refusal, Who>, 'shape'>,
  ): Call<Shape, Refusal, Who> =>
    described;

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type ShapeOf<C> = C extends Call<infer Shape> ? Shape : never;

export type ParamsOf<C> = Sent<ShapeOf<C>['params']>;
export type QueryOf<C> = Sent<ShapeOf<C>['query']>;
export type BodyOf<C> = Sent<ShapeOf<C>['body']>;
export type ResponseOf<C> = z.output<ShapeOf<C>['response']>;
export type RefusalOf<C> = C extends Call<CallShape, infer Refusal> ? Refusal : never;

/** Everything a caller gives: only the parts that the call has. */
export type RequestOf<C> = (undefined extends ParamsOf<C> ? unknown : { params: ParamsOf<C> }) &
  (undefined extends QueryOf<C> ? unknown : { query: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? unknown : { body: BodyOf<C> });

/** The address of a call with its path parameters filled in and encoded; the query is not part of it. */
export function addressOf(called: Pick<Call, 'base' | 'path'>, params: Record<string, string | number> = {}) {
  const path = called.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new Error(`addressOf: ${called.path} needs the parameter "${name}". Pass it in params.`);
    }
    return encodeURIComponent(value);
  });
  return prefixes[called.base] + path;
}
