import fastify, { type FastifyBaseLogger } from 'fastify';

type Fault = Error & { code?: string; severity?: string; constraint?: string; table?: string };

/** A fault without what people typed: messages and details of the database quote values. */
function describe(
  error: unknown,
): { type: string; message: string; stack: string } & Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack, code, severity, constraint, table, cause } = error as Fault;
  const isOfDatabase = severity !== undefined;
  return {
    type: name,
    message: isOfDatabase ? `database error ${code}` : message,
    code,
    constraint,
    table,
    stack: (isOfDatabase ? stack?.split('\n').slice(1).join('\n') : stack) ?? '',
    ...(cause ? { cause: describe(cause) } : {}),
  };
}

/** The log of a process: JSON lines to the standard output. Requests are written by method, route and status only. */
export const createLog = (level: string): FastifyBaseLogger =>
  fastify({ logger: { level, serializers: { err: describe } } }).log;
