import type { PublishedPhoto } from '@rukav/contract/reviews/schemas.ts';
import type { PictureSource } from '@rukav/design-system/Picture';

/** A photograph of a review as a list shows it. */
export const smallPhoto = ({ id }: PublishedPhoto): PictureSource => ({ src: `/img/reviews/${id}/small` });

/** The address of a photograph in full. */
export const wholePhoto = ({ id }: PublishedPhoto) => `/img/reviews/${id}`;
