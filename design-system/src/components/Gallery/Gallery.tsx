import { useRef, useState, type ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Gallery.css.ts';

/** One photograph of a gallery. */
export interface GalleryPicture extends PictureSource {
  id: string;
  /** What this one shows and the others do not: “Пальто со спины”. */
  alt: string;
}

export interface GalleryProps {
  /** “Фотографии пальто”. */
  label: string;
  /** The photographs, the one of the tile first. */
  pictures: readonly GalleryPicture[];
  /** “Фото 3 из 8”; `position` counts from 1. */
  positionLabel: (position: number) => string;
  /** What pressing a photograph does: “Увеличить”. */
  zoomLabel: string;
  /** Called with the index of the photograph that is to be seen in full. Show `GalleryZoom` in a modal. */
  onZoom: (index: number) => void;
  /** How wide one photograph is drawn, as in HTML. On a phone it takes the whole width, from a tablet on a half. */
  sizes: string;
  /** Markers over the first photograph. */
  plates?: ReactNode;
}

/** A product's photographs: a strip to swipe on a phone, a quiet grid from a tablet on. The first one loads first. */
export function Gallery({ label, pictures, positionLabel, zoomLabel, onZoom, sizes, plates }: GalleryProps) {
  const [position, setPosition] = useState(1);
  const list = useRef<HTMLUListElement>(null);

  const measure = () => {
    const strip = list.current;
    if (strip) setPosition(1 + Math.round(strip.scrollLeft / strip.clientWidth));
  };

  return (
    <section className={styles.root} aria-label={label}>
      {plates !== undefined && <div className={styles.plates}>{plates}</div>}
      <ul ref={list} className={styles.list} onScroll={measure} onScrollEnd={measure}>
        {pictures.map(({ id, alt, ...picture }, index) => (
          <li key={id} className={styles.slide}>
            <button
              type="button"
              className={styles.opener}
              aria-label={`${positionLabel(index + 1)}. ${alt}. ${zoomLabel}`}
              onClick={() => onZoom(index)}
            >
              <Picture {...picture} alt="" sizes={sizes} isPriority={index === 0} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.position} aria-hidden="true">
          {positionLabel(position)}
        </div>
      )}
    </section>
  );
}
