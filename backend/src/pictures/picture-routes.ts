import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { replyWith } from '../http/failures.ts';
import { Refusal } from '../http/refusal.ts';
import { acceptedFormat } from './accepted-format.ts';
import { PictureUnavailable, type PictureRequest, type PictureSource } from './picture-source.ts';
import { checkSize } from './sizes.ts';

const tagOf = ({ code, width, height, format }: PictureRequest, version: string) =>
  `"${createHash('sha1').update(`${code} ${version} ${width}x${height} ${format}`).digest('base64url')}"`;

const hasTag = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);

/** How long browsers keep a picture: for ever, or until it may have been replaced. */
const keptFor = (isLasting: boolean) =>
  isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * `GET /img/{width}x{height}/{code}`: a picture in AVIF, WebP or JPEG by Accept, with `?format=jpeg` always in JPEG. Answers 400 to a size that is not
 * offered, 404 to an unknown code, 503 when too many pictures wait or the store stops.
 */
export const pictureRoutes: FastifyPluginAsync<{ pictures: PictureSource }> = async (app, { pictures }) => {
  app.get<{ Params: { size: string; code: string }; Querystring: { format?: unknown } }>(
    '/img/:size/:code',
    async (request, response) => {
      const { size, code } = request.params;
      const isJpeg = request.query.format === 'jpeg';
      const [, width, height] = /^(-?\d{1,9})x(-?\d{1,9})$/.exec(size) ?? [];
      const verdict = checkSize(Number(width), Number(height));
      response.header('cache-control', 'no-store');
      if (verdict !== 'allowed')
        return replyWith(new Refusal('validation', { field: 'size' }), request, response);
      const found = await pictures.find(code);
      if (!found) return replyWith(new Refusal('not_found'), request, response);

      const wanted: PictureRequest = {
        code,
        width: Number(width),
        height: Number(height),
        format: isJpeg ? 'jpeg' : acceptedFormat(request.headers.accept),
      };
      const etag = tagOf(wanted, found.version);
      const lasting = () =>
        response.headers({ vary: 'Accept', etag, 'cache-control': keptFor(found.isLasting) });
      if (hasTag(request.headers['if-none-match'], etag)) return lasting().code(304).send();

      const abandoned = new AbortController();
      response.raw.on('close', () => abandoned.abort());
      try {
        const bytes = await pictures.image(wanted, abandoned.signal);
        if (!bytes) return replyWith(new Refusal('not_found'), request, response);
        return lasting().type(`image/${wanted.format}`).send(bytes);
      } catch (error) {
        if (!(error instanceof PictureUnavailable)) throw error;
        if (abandoned.signal.aborted) return response.hijack();
        return replyWith(new Refusal('upstream_unavailable', { retryAfter: 5 }), request, response);
      }
    },
  );
};
