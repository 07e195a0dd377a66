import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Forms that are read at once: each is held in memory whole. */
const most = 16;
let reading = 0;

/** Lets a form through unread, so that who sends it is checked before any of it is taken. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}

async function bytesOf(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new Refusal('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Reads a form with its files, of at most `limit` bytes. Refuses what is larger before it is read where its length is
 * told, what is no form, and whoever comes while too many are being read.
 */
export async function readForm(request: FastifyRequest, limit: number): Promise<FormData> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal('payload_too_large');
  if (reading >= most) throw new Refusal('upstream_unavailable', { retryAfter: 2 });
  reading += 1;
  try {
    const bytes = await bytesOf(request.body as IncomingMessage, limit);
    const type = request.headers['content-type'] ?? '';
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('validation', { params: { check: 'invalid' } });
  } finally {
    reading -= 1;
  }
}
