import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { GalleryZoom } from '@rukav/design-system/GalleryZoom';
import { Modal } from '@rukav/design-system/Modal';
import { $shown } from './index.ts';

/** A product's photographs as large as the screen, with zoom by buttons, keys, wheel and fingers. */
export default function ZoomModal({ index: first }: { index: number }) {
  const { formatMessage } = useIntl();
  const { product } = useUnit($shown);
  const [index, setIndex] = useState(first);
  if (!product) return null;
  const count = String(product.pictures.length);

  return (
    <Modal size="large" title={product.name} closeLabel={formatMessage({ id: 'product.zoom.close' })}>
      <GalleryZoom
        pictures={product.pictures.map(({ code, alt, colour }) => ({
          id: code,
          alt,
          src: pictureAddress(code, 1200, 1600),
          placeholderColor: colour,
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
