import { createHash } from 'node:crypto';
import type { ErrorReply } from '@rukav/contract';
import type { FastifyPluginAsync } from 'fastify';
import { acceptedFormat } from './accepted-format.ts';
import { DrawingQueueFull } from './drawing-pool.ts';
import type { ImageRequest, ImageService } from './image-service.ts';
import { judgeSize, type SizeVerdict } from './sizes.ts';

const refusals: Record<Exclude<SizeVerdict, 'allowed'>, string> = {
  not_positive: 'Width and height must be positive whole numbers.',
  too_large: 'Pictures are drawn up to 1800x2400.',
  not_offered: 'Pictures are not drawn in this size. Use an offered width and ratio.',
};

const reply = (requestId: string, code: string, message: string, field?: string): ErrorReply => ({
  errors: [field === undefined ? { code, message } : { code, field, message }],
  requestId,
});

const tagOf = ({ code, width, height, format }: ImageRequest) =>
  `"${createHash('sha1').update(`${code} ${width}x${height} ${format}`).digest('base64url')}"`;

const hasTag = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);

/**
 * `GET /img/{width}x{height}/{code}`: a picture in AVIF, WebP or JPEG by Accept, to be kept for ever. Answers 400 to a
 * size that is not offered, 404 to an unknown code, 503 when too many pictures wait.
 */
export const imageRoutes: FastifyPluginAsync<{ images: ImageService }> = async (app, { images }) => {
  app.get<{ Params: { size: string; code: string } }>('/img/:size/:code', async (request, response) => {
    const { size, code } = request.params;
    const [, width, height] = /^(-?\d{1,9})x(-?\d{1,9})$/.exec(size) ?? [];
    const verdict = judgeSize(Number(width), Number(height));
    response.header('cache-control', 'no-store');
    if (verdict !== 'allowed') {
      return response.code(400).send(reply(request.id, 'validation', refusals[verdict], 'size'));
    }
    if (!images.has(code))
      return response.code(404).send(reply(request.id, 'not_found', 'There is no such picture.'));

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

    try {
      const bytes = await images.image(wanted);
      return lasting().type(`image/${wanted.format}`).send(bytes);
    } catch (error) {
      if (!(error instanceof DrawingQueueFull)) throw error;
      response.header('retry-after', '5');
      return response
        .code(503)
        .send(reply(request.id, 'upstream_unavailable', 'Too many pictures are being drawn.'));
    }
  });
};
