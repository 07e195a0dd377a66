import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { IconButton } from '../IconButton/index.ts';
import { Notice } from '../Notice/index.ts';
import { MapGround } from './MapGround.tsx';
import { Markers } from './Markers.tsx';
import { marksOf } from './marks.ts';
import type { MapPlan } from './plan.ts';
import type { MapPoint } from './point.ts';
import * as styles from './PointsMap.css.ts';
import { useGestures } from './useGestures.ts';
import { useHint } from './useHint.ts';
import { useView } from './useView.ts';
import { dragged, nearer, onFrame, showing, spotOf, zooms, type Place } from './view.ts';

/** What a map says. */
export interface PointsMapLabels {
  /** The first stop of Tab, seen only then: “Пропустить карту”. */
  skip: string;
  zoomIn: string;
  zoomOut: string;
  /** “Показать все пункты”. */
  showAll: string;
  /** “Показать, где я”. */
  locate: string;
  /** “Вы здесь”. */
  here: string;
  /** A marker that stands for several: “12 пунктов рядом. Приблизить”. */
  group: (count: number) => string;
  /** Read out when the choice has changed, here or elsewhere: “Выбрано: Рукав на Тверской”. */
  chosen: (name: string) => string;
  /** “Чтобы приблизить карту, крутите колесо с Ctrl”. */
  wheelHint: string;
  /** “Двигайте карту двумя пальцами”. */
  touchHint: string;
  /** In the place of the map where it cannot be drawn: “Карта не открылась. Все магазины есть в списке”. */
  failed: string;
}

export interface PointsMapProps {
  /** “Магазины на карте”. */
  label: string;
  /** In the order of the list beside the map, which has all that the map has. Lay it before the map. */
  points: readonly MapPoint[];
  /** The point that is marked as chosen, here or in the list; the map moves to it when it is out of sight. */
  chosenId?: string;
  /** Called with the id of the marker that was pressed. Mark the same point in the list. */
  onChoose: (id: string) => void;
  /** What its buttons, its hints and its live region say. */
  labels: PointsMapLabels;
  /** A MapLibre style or its address, for a ground of tiles. It keeps its own colours in every theme. */
  mapStyle?: StyleSpecification | string;
  /** What is drawn where there is no `mapStyle`, in the colours of the theme. Keep the same object while it is the same. */
  plan?: MapPlan;
  /** Whose ground it is: “© OpenStreetMap”, as a link. Most grounds ask for it. */
  credit?: ReactNode;
  /** Asks where the person is. Without it there is no such button. */
  onLocate?: () => void;
  /** Where the person is. When it comes or changes, the map goes there. */
  here?: Place;
  /** What is seen while there are no points. @default the middle of Moscow */
  centre?: Place;
  /**
   * `regular` – two thirds of the screen, 32 rem at most; `fill` – as high as what stands around it.
   *
   * @default 'regular'
   */
  size?: keyof typeof styles.size;
}

/**
 * Points on a map beside their list. MapLibre (230 kB compressed) draws the ground and is loaded once the map is on the page;
 * markers are buttons above it. Where WebGL is missing or it does not load, a sentence says so instead.
 */
export function PointsMap(props: PointsMapProps) {
  const { label, points, chosenId, onChoose, labels, mapStyle, plan, credit, here, size = 'regular' } = props;
  const end = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hint, showHint] = useHint();
  const { stage, frame, view, move, showAll, goTo } = useView({
    points,
    chosenId,
    here,
    centre: props.centre,
  });

  const zoom = (steps: number, at?: { x: number; y: number }) =>
    frame && move((now) => nearer(now, frame, steps, at));
  useGestures(stage, {
    onDrag: (right, down) => move((now) => dragged(now, right, down)),
    onZoom: zoom,
    onRefused: showHint,
  });

  const placed = useMemo(() => points.map((point) => ({ ...point, spot: spotOf(point.position) })), [points]);
  const marks = useMemo(
    () => (view && frame ? marksOf(placed, view, frame, chosenId) : []),
    [placed, view, frame, chosenId],
  );
  const hereAt = here && view && frame && onFrame(view, frame, spotOf(here));
  const chosen = points.find(({ id }) => id === chosenId);

  if (state === 'failed') {
    return (
      <div role="group" aria-label={label}>
        <Notice isLive>{labels.failed}</Notice>
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} aria-busy={state === 'loading'} className={styles.size[size]}>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        {labels.skip}
      </button>
      <div ref={stage} className={styles.stage}>
        <div aria-hidden className={styles.ground} inert>
          {view && (
            <MapGround
              mapStyle={mapStyle}
              plan={plan}
              view={view}
              isReady={state === 'ready'}
              onReady={() => setState('ready')}
              onFailed={() => setState('failed')}
            />
          )}
        </div>
        <Markers
          marks={marks}
          chosenId={chosenId}
          groupLabel={labels.group}
          onChoose={onChoose}
          onPart={({ points: several }) => {
            if (!frame) return;
            const parted = showing(
              several.map(({ spot }) => spot),
              frame,
              96,
            );
            move((now) => ({
              ...parted,
              zoom: Math.min(Math.max(parted.zoom, now.zoom + 1), zooms.most),
            }));
          }}
          onSeek={({ position }) => goTo(position, 0)}
          onZoom={zoom}
        />
        {hereAt && (
          <span
            role="img"
            aria-label={labels.here}
            className={styles.here}
            style={{ translate: `${hereAt.x}px ${hereAt.y}px` }}
          />
        )}
        {hint && (
          <p className={styles.hint} aria-hidden>
            {hint === 'wheel' ? labels.wheelHint : labels.touchHint}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton icon="plus" emphasis="surface" label={labels.zoomIn} onPress={() => zoom(1)} />
        <IconButton icon="minus" emphasis="surface" label={labels.zoomOut} onPress={() => zoom(-1)} />
        <IconButton icon="fit" emphasis="surface" label={labels.showAll} onPress={showAll} />
        {props.onLocate && (
          <IconButton icon="locate" emphasis="surface" label={labels.locate} onPress={props.onLocate} />
        )}
      </div>
      {credit !== undefined && <div className={styles.credit}>{credit}</div>}
      <output className={visuallyHidden}>{chosen ? labels.chosen(chosen.name) : ''}</output>
      <span ref={end} tabIndex={-1} />
    </div>
  );
}
