import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kernel, Subject } from '../kernel.ts';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';
import type { StudioPicture } from './style.ts';

/** How long pictures that nobody has asked for wait after the start, ms: the first pages come first. */
const calm = 5000;

/** What browsers ask for on a tile: a desktop, and a phone or a finer screen. All present ones take AVIF. */
const tileSizes = [
  { width: 450, height: 600, format: 'avif' },
  { width: 300, height: 400, format: 'avif' },
] as const;

/**
 * Pictures of the catalogue at any offered size. `pictures` tells what each code shows; it is asked once, at the latest
 * when the store begins to listen. `first` names those that a shopper sees first: in the demo they are drawn while nobody
 * waits for others.
 */
export const createImages = (
  pictures: () => ReadonlyMap<string, StudioPicture>,
  first: (kernel: Kernel) => Promise<readonly string[]>,
): Subject => ({
  name: 'images',
  pages: (app, kernel) => {
    let known: ReadonlyMap<string, StudioPicture> | undefined;
    const all = () => (known ??= pictures());
    const images = createImageService({
      folder: join(kernel.config.dataDir, 'images'),
      findPicture: (code) => all().get(code),
    });
    app.register(imageRoutes, { images });
    app.addHook('onClose', async () => images.close());

    async function drawFirst() {
      await wait(calm, undefined, { ref: false });
      const codes = await first(kernel);
      await images.drawAhead(codes.flatMap((code) => tileSizes.map((size) => ({ code, ...size }))));
    }
    app.addHook('onListen', async () => {
      // It takes a quarter of a second, for which everybody would wait at the first picture.
      all();
      if (kernel.config.isDemo)
        drawFirst().catch((error: unknown) => {
          if (!app.readiness.isStopping) kernel.log.warn({ err: error }, 'pictures could not be drawn ahead');
        });
    });
  },
});
