import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Call, CallShape, CommonCode, Language } from '@rukav/contract';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Flags } from '../flags/flags.ts';
import type { CacheScope } from './cache-headers.ts';
import type { Limit } from './limits.ts';
import { Refusal, type RefusalDetails } from './refusal.ts';
import type { VisitorSession } from './session.ts';
import { readSent } from './validation.ts';
import type { VisitorContext } from './visitor-context.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** One request as a handler sees it, before its own call's schemas have read it. */
export interface Exchange extends VisitorContext {
  /** What came, unread. */
  sent: { params: unknown; query: unknown; body: unknown };
  session: VisitorSession;
  /** How the store runs and which of its features are on. */
  settings: { config: Config; flags: Flags };
  /** The address of the visitor. */
  ip: string;
  /** The body's bytes as they came; only signed calls have them. */
  rawBody: Buffer;
  /** The moment of the request by the store's clock. */
  now: Date;
  requestId: string;
  /** Writes to the log, under the request's id. Never log a phone, an e-mail, a code or a token. */
  log: FastifyBaseLogger;
  /** One header of the request, in lower case. */
  header: (name: string) => string | undefined;
  /** Sets a header of the reply. */
  setHeader: (name: string, value: string) => void;
  /** Does `work` in a transaction, again when PostgreSQL asks for it. */
  transaction: <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
  /**
   * Like `transaction`, and once only for the request's `Idempotency-Key`: a repeat gets the first answer. What `work`
   * answers must be the call's whole answer. Keys belong to a session: one is started, and a first write is nobody's repeat.
   */
  idempotent: <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
}

/** What a handler gets. */
export interface Asked<Shape extends CallShape, Code extends string> extends Omit<
  Exchange,
  'sent' | 'rawBody'
> {
  params: Read<Shape['params']>;
  query: Read<Shape['query']>;
  body: Read<Shape['body']>;
  /** Ends the request with a refusal that the call declares, or a common one. It throws; `return` it for the compiler. */
  refuse: (code: Code | CommonCode, details?: RefusalDetails) => never;
}

/** What the handler of a signed call gets besides: the bytes that the signature in a header holds for. */
export type AskedSigned<Shape extends CallShape, Code extends string> = Asked<Shape, Code> &
  Pick<Exchange, 'rawBody'>;

/** What the handler of a call with `who: 'member'` gets besides. */
interface OfMember {
  /** The account that is signed in. */
  accountId: string;
}

/** What a handler gets, by its options and by who may make its call. */
type AskedBy<Shape extends CallShape, Code extends string, Who, Options> = (Options extends { isSigned: true }
  ? AskedSigned<Shape, Code>
  : Asked<Shape, Code>) &
  ([Who] extends [never] ? unknown : OfMember);

/** A code of a call with its texts. */
export interface NamedFault {
  code: string;
  textIn: (language: Language) => string;
}

/** A call's own codes for faults behind it. */
export interface Outage {
  away: NamedFault;
  failed?: NamedFault;
}

export interface HandleOptions {
  /**
   * How often one visitor may call: by session, or by address while there is none. More gets a 429. All sessions of one
   * address together may call `perAddress` times as often.
   */
  limit?: Limit & {
    /** @default 20 */
    perAddress?: number;
  };
  /**
   * The call comes from another server that signs it (a payment webhook): no check of the page it comes from. The handler
   * gets `rawBody` and must check the signature, in constant time, before it does anything else.
   */
  isSigned?: boolean;
  /**
   * A GET that changes something, as the documents ask for some: it has to come from our pages, as every write.
   *
   * @default false
   */
  isWrite?: boolean;
  /**
   * Whatever body comes is dropped: a mail program sends a form of its own (RFC 8058).
   *
   * @default false
   */
  dropsBody?: boolean;
  /**
   * Largest body, bytes.
   *
   * @default 65536
   */
  bodyLimit?: number;
  /**
   * The call's own codes for what lies behind it, with the shopper's texts of them: `away` where PostgreSQL does not answer, `failed`
   * where it answers with a fault or what is made of its answer does not fit the contract. Without them such faults are
   * `upstream_unavailable` and `unexpected`.
   */
  outage?: Outage;
  /** Who may cache the reply to a read; nobody when this is left out. */
  cache?: CacheScope;
}

/** A call of the contract with what answers it; `createServer` gives it its address. */
export interface Route {
  call: Call;
  schema: CallShape;
  options: HandleOptions;
  answer: (exchange: Exchange) => Promise<unknown>;
}

/** Path parameters that no such address can have: there is nothing there. */
function readParams<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  try {
    return readSent(schema, value);
  } catch {
    throw new Refusal('not_found');
  }
}

/** Thrown when a handler's answer is not what the contract says: ours is the fault, and the caller gets a 500. */
export class WrongAnswer extends Error {
  constructor(call: Call, error: z.ZodError) {
    const where = error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
    super(`The answer to ${call.method} ${call.path} does not fit the contract: ${where}`);
    this.name = 'WrongAnswer';
  }
}

/** Thrown when a call is refused with a code that it does not declare: ours is the fault, and the caller gets a 500. */
export class UndeclaredRefusal extends Error {
  constructor(call: Call, code: string) {
    super(`${call.method} ${call.path} refuses with "${code}", which its contract does not declare.`);
    this.name = 'UndeclaredRefusal';
  }
}

/** Gives a refusal the status that the call declares for it. */
function withStatus(call: Call, thrown: unknown): unknown {
  if (!(thrown instanceof Refusal) || thrown.status !== undefined) return thrown;
  thrown.status = call.refusals[thrown.code];
  return thrown.status === undefined ? new UndeclaredRefusal(call, thrown.code) : thrown;
}

/** Whoever is signed in, where the call is for members alone. */
async function memberOf({ who }: Call, session: VisitorSession): Promise<Partial<OfMember>> {
  if (who === undefined) return {};
  const accountId = (await session.find())?.account_id;
  if (!accountId) throw new Refusal('auth_required');
  return { accountId };
}

/**
 * Answers a call of the contract. A guest is refused with `auth_required` where the call is for members. What was sent is read by the call's schemas before the handler runs (400 `validation`),
 * and what it answers is read by them too: fields that are not declared never leave.
 */
export const handle = <
  Shape extends CallShape,
  Code extends string,
  Who extends 'member' = never,
  const Options extends HandleOptions = HandleOptions,
>(
  call: Call<Shape, Code, Who>,
  schema: Shape,
  handler: (
    asked: AskedBy<Shape, Code, Who, Options>,
  ) => Promise<z.input<Shape['response']>> | z.input<Shape['response']>,
  options: Options = {} as Options,
): Route => ({
  call,
  schema,
  options,
  answer: async ({ sent, ...exchange }) => {
    const asked = {
      ...exchange,
      ...(await memberOf(call, exchange.session)),
      params: (schema.params && readParams(schema.params, sent.params)) as Read<Shape['params']>,
      query: (schema.query && readSent(schema.query, sent.query)) as Read<Shape['query']>,
      body: (schema.body && readSent(schema.body, sent.body)) as Read<Shape['body']>,
      refuse: (code, details) => {
        throw new Refusal(code, details);
      },
    } as AskedBy<Shape, Code, Who, Options>;
    const answer = await Promise.try(() => handler(asked)).catch((thrown: unknown) => {
      throw withStatus(call, thrown);
    });
    const checked = schema.response.safeParse(answer);
    if (!checked.success) throw new WrongAnswer(call, checked.error);
    return checked.data;
  },
});
