import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GalleryZoom } from '@rukav/design-system/GalleryZoom';
import { Modal } from '@rukav/design-system/Modal';
import type { ReviewPhotosModalProps } from '../feature.ts';
import { smallPhoto, wholePhoto } from './photo-source.ts';

/** Photographs of shoppers as large as the screen, with zoom by buttons, keys, wheel and fingers. */
export default function ReviewPhotosModal({ title, photos, index: first }: ReviewPhotosModalProps) {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(Math.max(0, first));
  const count = String(photos.length);
  const positionLabel = (position: number) =>
    formatMessage({ id: 'reviews.section.photo' }, { position: String(position), count });

  return (
    <Modal size="full" title={title} closeLabel={formatMessage({ id: 'reviews.section.photos.close' })}>
      <GalleryZoom
        pictures={photos.map((photo, at) => ({
          id: photo.id,
          alt: `${title}. ${positionLabel(at + 1)}`,
          src: wholePhoto(photo),
          preview: { src: smallPhoto(photo).src, sizes: '100vw' },
        }))}
        index={index}
        onIndexChange={setIndex}
        positionLabel={positionLabel}
        labels={{
          previous: formatMessage({ id: 'reviews.section.photos.previous' }),
          next: formatMessage({ id: 'reviews.section.photos.next' }),
          zoomIn: formatMessage({ id: 'reviews.section.photos.in' }),
          zoomOut: formatMessage({ id: 'reviews.section.photos.out' }),
        }}
      />
    </Modal>
  );
}
