import { join } from 'node:path';
import type { Subject } from '../kernel.ts';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';
import type { StudioPicture } from './style.ts';

/** Pictures of the catalogue at any offered size. `pictures` tells what each code shows; it is asked at the first picture. */
export const createImages = (pictures: () => ReadonlyMap<string, StudioPicture>): Subject => ({
  name: 'images',
  pages: (app, { config }) => {
    let known: ReadonlyMap<string, StudioPicture> | undefined;
    const images = createImageService({
      folder: join(config.dataDir, 'images'),
      findPicture: (code) => (known ??= pictures()).get(code),
    });
    app.register(imageRoutes, { images });
  },
});
