import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { replyWith } from '../http/failures.ts';
import { Refusal } from '../http/refusal.ts';
import { acceptedFormat } from './accepted-format.ts';
import { StudioUnavailable } from './drawing-pool.ts';
import type { ImageRequest, ImageService } from './image-service.ts';
import { judgeSize } from './sizes.ts';

const tagOf = ({ code, width, height, format }: ImageRequest) =>
  `"${createHash('sha1').update(`${code} ${width}x${height} ${format}`).digest('base64url')}"`;

const hasTag = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);

/**
 * `GET /img/{width}x{height}/{code}`: a picture in AVIF, WebP or JPEG by Accept, to be kept for ever. Answers 400 to a
 * size that is not offered, 404 to an unknown code, 503 when too many pictures wait or the store stops.
 */
export const imageRoutes: FastifyPluginAsync<{ images: ImageService }> = async (app, { images }) => {
  app.get<{ Params: { size: string; code: string } }>('/img/:size/:code', async (request, response) => {
    const { size, code } = request.params;
    const [, width, height] = /^(-?\d{1,9})x(-?\d{1,9})$/.exec(size) ?? [];
    const verdict = judgeSize(Number(width), Number(height));
    response.header('cache-control', 'no-store');
    if (verdict !== 'allowed')
      return replyWith(new Refusal('validation', { field: 'size' }), request, response);
    if (!images.has(code)) return replyWith(new Refusal('not_found'), request, response);

    const wanted: ImageRequest = {
      code,
      width: Number(width),
      height: Number(height),
      format: acceptedFormat(request.headers.accept),
    };
    const lasting = () =>
      response.headers({
        vary: 'Accept',
        etag: tagOf(wanted),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    if (hasTag(request.headers['if-none-match'], tagOf(wanted))) return lasting().code(304).send();

    const left = new AbortController();
    response.raw.on('close', () => left.abort());
    try {
      const bytes = await images.image(wanted, left.signal);
      return lasting().type(`image/${wanted.format}`).send(bytes);
    } catch (error) {
      if (!(error instanceof StudioUnavailable)) throw error;
      if (left.signal.aborted) return response.hijack();
      return replyWith(new Refusal('upstream_unavailable', { retryAfter: 5 }), request, response);
    }
  });
};
