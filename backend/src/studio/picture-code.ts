import { createHash } from 'node:crypto';
import type { StudioPicture } from './style.ts';

/** Raise it when the studio draws the same picture differently, so that no browser keeps an old one. */
const edition = 6;

/** The views of a style share it, for their names differ already: a page that names several is smaller so. */
const digest = (picture: StudioPicture) =>
  createHash('sha1')
    .update(
      `${edition} ${JSON.stringify(picture, (key, value: unknown) => (key === 'view' ? undefined : value))}`,
    )
    .digest('hex')
    .slice(0, 7);

/**
 * The code of a picture in its address: readable, and different as soon as anything about the picture differs, such as
 * `tee-front-sage-1f3a9c2`. `name` is lowercase Latin letters, digits and hyphens.
 */
export const pictureCode = (name: string, picture: StudioPicture) =>
  picture.kind === 'garment'
    ? `${picture.shape}-${picture.view}-${name}-${digest(picture)}`
    : `scene-${name}-${digest(picture)}`;
