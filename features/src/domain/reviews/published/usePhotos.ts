import { useIntl } from 'react-intl';
import type { PublishedPhoto } from '@rukav/contract/reviews/schemas.ts';
import type { ReviewPhoto } from '@rukav/design-system/ReviewTile';
import { smallPhoto } from './photo-source.ts';

/** Photographs in small, each with the name of its button. */
export function usePhotos(photos: readonly PublishedPhoto[]): ReviewPhoto[] {
  const { formatMessage } = useIntl();
  const count = String(photos.length);

  return photos.map((photo, index) => ({
    id: photo.id,
    ...smallPhoto(photo),
    label: formatMessage({ id: 'reviews.section.photo.open' }, { position: String(index + 1), count }),
  }));
}
