import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { GalleryZoom } from '@rukav/design-system/GalleryZoom';
import { Modal } from '@rukav/design-system/Modal';
import { portraitSource } from '../../platform/pictures/index.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { $shown } from './index.ts';

/** The photograph as the page has loaded it. */
function previewOf(picture: Parameters<typeof portraitSource>[0]) {
  const { src, srcSet } = portraitSource(picture);
  return { src, ...(srcSet !== undefined && { srcSet }), sizes: gallerySizes };
}

/** A product's photographs as large as the screen, with zoom by buttons, keys, wheel and fingers. */
export default function ZoomModal({ index: first }: { index: number }) {
  const { formatMessage } = useIntl();
  const { product } = useUnit($shown);
  const [index, setIndex] = useState(first);
  if (!product) return null;
  const count = String(product.pictures.length);

  return (
    <Modal size="full" title={product.name} closeLabel={formatMessage({ id: 'product.zoom.close' })}>
      <GalleryZoom
        pictures={product.pictures.map(({ code, alt, colour }) => ({
          id: code,
          alt,
          src: pictureAddress(code, 1200, 1600),
          placeholderColor: colour,
          preview: previewOf({ code, colour }),
        }))}
        index={index}
        onIndexChange={setIndex}
        positionLabel={(position) =>
          formatMessage({ id: 'product.photo' }, { position: String(position), count })
        }
        labels={{
          previous: formatMessage({ id: 'product.zoom.previous' }),
          next: formatMessage({ id: 'product.zoom.next' }),
          zoomIn: formatMessage({ id: 'product.zoom.in' }),
          zoomOut: formatMessage({ id: 'product.zoom.out' }),
        }}
      />
    </Modal>
  );
}
