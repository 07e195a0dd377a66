import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import type { GalleryPicture } from '../Gallery/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './GalleryZoom.css.ts';
import { useSwipe } from './useSwipe.ts';
import { ZoomBar } from './ZoomBar.tsx';

/** A photograph in full. */
export interface ZoomPicture extends GalleryPicture {
  /** The same photograph as the page shows it already; it is seen until the large one has come. */
  preview?: { src: string; srcSet?: string; sizes: string };
}

export interface GalleryZoomProps {
  /** The same photographs as in the gallery, in the same order. */
  pictures: readonly ZoomPicture[];
  /** Which of them is seen, counted from 0. */
  index: number;
  /** Called with the photograph that is to be seen next. */
  onIndexChange: (index: number) => void;
  /** “Фото 3 из 8”; `position` counts from 1. It is read out, with what the photograph shows, when it changes. */
  positionLabel: (position: number) => string;
  /** The names of the four buttons. */
  labels: { previous: string; next: string; zoomIn: string; zoomOut: string };
}

const scale = { least: 1, most: 5 };

/** How far an arrow key moves what is enlarged, in CSS px. */
const stride = 120;
const arrows: Readonly<Record<string, readonly [across: -1 | 0 | 1, down: -1 | 0 | 1]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Photographs in full, to fill a `Modal` of size `full` with: enlarged by buttons, by the keys + and −, by wheel, pinch and
 * double tap, then moved by dragging and by the arrow keys. While nothing is enlarged, a swipe and the arrow keys turn over.
 * It brings its gestures with it: load it lazily.
 */
export function GalleryZoom({ pictures, index, onIndexChange, positionLabel, labels }: GalleryZoomProps) {
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [factor, setFactor] = useState(scale.least);
  const picture = pictures[index];
  const isWhole = factor <= scale.least;

  const go = (step: 1 | -1) => {
    if (pictures[index + step]) onIndexChange(index + step);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') void zoom.current?.zoomIn();
    if (event.key === '-') void zoom.current?.zoomOut();
    if (event.key === '0') void zoom.current?.resetTransform();
    const [across = 0, down = 0] = arrows[event.key] ?? [];
    if (isWhole && across !== 0) go(across);
    if (!isWhole && (across || down)) void zoom.current?.panBy(-stride * across, -stride * down);
  });
  const swipe = useSwipe((step) => isWhole && go(step));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (!picture) return null;

  return (
    <div className={styles.root}>
      <div className={styles.stage} {...swipe}>
        <TransformWrapper
          key={picture.id}
          ref={zoom}
          minScale={scale.least}
          maxScale={scale.most}
          doubleClick={{ mode: 'toggle' }}
          panning={{ disabled: isWhole }}
          keyboard={{ disabled: true }}
          onInit={() => setFactor(scale.least)}
          onTransform={(_, { scale: now }) => setFactor(now)}
        >
          <TransformComponent wrapperClass={styles.wrapper} contentClass={styles.plane}>
            {picture.preview && (
              <img className={styles.picture} {...picture.preview} alt="" draggable={false} />
            )}
            <img
              className={styles.picture}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="200vw"
              alt={picture.alt}
              draggable={false}
            />
          </TransformComponent>
        </TransformWrapper>
      </div>
      <div className={styles.bar}>
        <ZoomBar
          buttons={[
            { icon: 'arrow-left', label: labels.previous, isDisabled: index === 0, onPress: () => go(-1) },
          ]}
        />
        <span className={styles.position} aria-hidden="true">
          {positionLabel(index + 1)}
        </span>
        <output className={visuallyHidden}>{`${positionLabel(index + 1)}. ${picture.alt}`}</output>
        <ZoomBar
          buttons={[
            {
              icon: 'arrow-right',
              label: labels.next,
              isDisabled: index === pictures.length - 1,
              onPress: () => go(1),
            },
            {
              icon: 'zoom-out',
              label: labels.zoomOut,
              isDisabled: isWhole,
              onPress: () => void zoom.current?.zoomOut(),
            },
            {
              icon: 'zoom-in',
              label: labels.zoomIn,
              isDisabled: factor >= scale.most,
              onPress: () => void zoom.current?.zoomIn(),
            },
          ]}
        />
      </div>
    </div>
  );
}
