import { setTimeout as wait } from 'node:timers/promises';
import type { Kernel, Subject } from '../kernel.ts';
import { pictureRoutes } from './picture-routes.ts';
import type { PictureSource } from './picture-source.ts';

/** What browsers ask for on a tile: a desktop, and a phone or a finer screen. All present ones take AVIF. */
const tileSizes = [
  { width: 450, height: 600, format: 'avif' },
  { width: 300, height: 400, format: 'avif' },
] as const;

/**
 * Pictures of the catalogue at any offered size, under `/img`. `first` names those that a shopper sees first: a source that
 * can makes them while nobody waits for others, unless `PICTURES_AHEAD` is 0. They wait `calm` ms after the start: the first pages
 * come first.
 */
export const createPictures = (
  open: (kernel: Kernel) => PictureSource,
  first: (kernel: Kernel) => Promise<readonly string[]>,
  calm = 5000,
): Subject => ({
  name: 'pictures',
  pages: (app, kernel) => {
    const pictures = open(kernel);
    const drawAhead = kernel.config.drawsAhead ? pictures.drawAhead : undefined;
    app.register(pictureRoutes, { pictures });
    // Before the server waits for its replies: a picture may take longer to draw than a stop may last.
    app.addHook('preClose', async () => pictures.close());

    async function drawFirst(draw: NonNullable<typeof drawAhead>) {
      await wait(calm, undefined, { ref: false });
      const codes = await first(kernel);
      await draw(codes.flatMap((code) => tileSizes.map((size) => ({ code, ...size }))));
    }
    app.addHook('onListen', async () => {
      pictures.warm?.();
      if (drawAhead)
        drawFirst(drawAhead).catch((error: unknown) => {
          if (!app.readiness.isStopping) kernel.log.warn({ err: error }, 'pictures could not be drawn ahead');
        });
    });
  },
});
