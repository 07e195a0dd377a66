import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of signed bodies, for as long as their requests are answered. */
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** Takes JSON only; an empty body of a call that takes none is no mistake. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** Takes any body and drops it. */
export function dropBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}

/**
 * Takes JSON and keeps its bytes as they came: a signature holds for those, not for what they mean. A signed token comes as
 * bytes without a type of their own, and is read as a text.
 */
export function readSignedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body as Buffer);
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body as Buffer);
    done(null, body.toString('utf8'));
  });
}

/** The bytes of a signed call's body, none where it had none. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);
