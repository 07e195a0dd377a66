import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '@rukav/contract';
import { sqlState } from '../database/transaction.ts';
import { Refusal } from './refusal.ts';
import { textOf } from './texts.ts';
import { readVisitorContext } from './visitor-context.ts';

/** What Fastify itself refuses, in our words. */
const ofFramework: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation',
  FST_ERR_CTP_INVALID_JSON_BODY: 'validation',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const lost =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** Whether the database, rather than the request, is what failed. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (networkCodes.has(state) || /^(08|53|57)/.test(state)) return true;
  return error instanceof Error && lost.test(error.message);
}

/** A value that a column cannot hold and a schema let through. */
const isDataException = (error: unknown) => /^22\d/.test(sqlState(error) ?? '');

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.status !== undefined) return error;
  const code = sqlState(error) ?? '';
  const known = ofFramework[code];
  if (known) return new Refusal(known);
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new Refusal('validation');
  if (isDatabaseAway(error)) return new Refusal('upstream_unavailable', { retryAfter: 5 });
  return new Refusal(isDataException(error) ? 'validation' : 'unexpected');
}

/** Puts a refusal or a fault into the envelope. Nothing of the request and nothing of the fault is in it. */
export function replyWith(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  const { errors, status = 500, retryAfter } = refusal;
  const fault = refusal === error ? refusal.cause : status >= 500 ? error : undefined;
  if (fault !== undefined) request.log.error({ err: fault }, 'request failed');
  const { language } = readVisitorContext(request);
  const body: ErrorReply = {
    errors: errors.map(({ message, ...rest }) => ({
      ...rest,
      message: message ?? textOf(rest.code, language),
    })),
    requestId: request.id,
  };
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Answers everything that goes wrong with the envelope, unknown addresses included. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWith(error, request, reply));
  app.setNotFoundHandler((request, reply) => replyWith(new Refusal('not_found'), request, reply));
}
