import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from './point.ts';
import {
  dragged,
  isSeen,
  overTown,
  showing,
  spotOf,
  type Frame,
  type Place,
  type Spot,
  type View,
} from './view.ts';

interface Seen {
  points: readonly MapPoint[];
  chosenId: string | undefined;
  here: Place | undefined;
  /** What is seen while there are no points. */
  centre: Place | undefined;
}

/** How far from the edge what is shown stays, in CSS px: a marker and its name. */
const margin = 56;
/** What the buttons cover at the end, and a name of several lines below its marker, in CSS px. */
const covered = { end: 48, below: 40 };
const neighbourhood = 13;

/** All spots, clear of the buttons and with room for their names. */
function inSight(spots: readonly Spot[], { width, height }: Frame): View {
  const clear = { width: width - covered.end, height: height - covered.below };
  return dragged(showing(spots, clear, margin), -covered.end / 2, -covered.below / 2);
}

/** The size of an element, once it is known. */
function useFrame() {
  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>();

  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFrame({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  return [stage, frame] as const;
}

/**
 * Where the map stands. All points are in sight at first and when they become others; then it goes where it is moved, and
 * to what is chosen elsewhere or to where the person is, if that is out of sight.
 */
export function useView({ points, chosenId, here, centre }: Seen) {
  const [stage, frame] = useFrame();
  const ids = points.map(({ id }) => id).join(' ');
  const [moved, setMoved] = useState<{ ids: string; view: View }>();
  const hereNow = here && `${here.latitude} ${here.longitude}`;
  const [known, setKnown] = useState({ chosenId, here: hereNow });

  const spots = points.map(({ position }) => spotOf(position));
  const whole = frame && (spots.length > 0 ? inSight(spots, frame) : overTown(centre));
  const view = moved?.ids === ids ? moved.view : whole;

  /** Moves from wherever the map stands by then: several moves may come before it is drawn again. */
  const move = (next: (now: View) => View) =>
    setMoved((last) => {
      const now = last?.ids === ids ? last.view : whole;
      return now && { ids, view: next(now) };
    });
  const goTo = (place: Place | undefined, least: number) => {
    if (!place || !frame || !view) return;
    const spot = spotOf(place);
    if (!isSeen(view, frame, spot, margin)) {
      move(({ zoom }) => ({ centre: spot, zoom: Math.max(zoom, least) }));
    }
  };

  if (view && (known.chosenId !== chosenId || known.here !== hereNow)) {
    setKnown({ chosenId, here: hereNow });
    if (known.here !== hereNow) goTo(here, neighbourhood);
    else goTo(points.find(({ id }) => id === chosenId)?.position, 0);
  }

  return { stage, frame, view, move, goTo, showAll: () => setMoved(undefined) };
}
