import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/index.ts';
import type { Group } from './gather.ts';
import { signOf, type MapPoint } from './point.ts';
import * as styles from './PointsMap.css.ts';
import type { Spot } from './view.ts';

/** A point with the spot where it lies. */
export interface PlacedPoint extends MapPoint {
  spot: Spot;
}

/** What one marker stands for, and where it is drawn in CSS px of the frame. */
export interface Mark extends Group<PlacedPoint> {
  x: number;
  y: number;
  isInFrame: boolean;
}

interface MarkersProps {
  marks: readonly Mark[];
  chosenId: string | undefined;
  /** The name of a marker that stands for several points. */
  groupLabel: (count: number) => string;
  onChoose: (id: string) => void;
  /** Several points lie here and are to be seen apart. */
  onPart: (group: Mark) => void;
  /** The next marker lies out of sight. */
  onSeek: (point: PlacedPoint) => void;
  onZoom: (steps: 1 | -1) => void;
}

const zoomKeys: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 };

/** The markers: buttons that are one stop of Tab together, with arrows between them in the order of the points. */
export function Markers({ marks, chosenId, groupLabel, onChoose, onPart, onSeek, onZoom }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const mustFocus = useRef(false);
  const holds = (id: string | undefined) => (mark: Mark) => mark.points.some((point) => point.id === id);
  const seen = marks.filter((mark) => mark.isInFrame);
  const active = seen.find(holds(activeId)) ?? seen.find(holds(chosenId)) ?? seen[0];

  // The marker that had the focus may have given way to another, or only now have come into sight.
  useEffect(() => {
    if (!mustFocus.current) return;
    const target = list.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    if (!target) return;
    mustFocus.current = false;
    target.focus({ preventScroll: true });
  });

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !active) return;
    const index = marks.indexOf(active);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    const nextIndex =
      step === undefined
        ? { Home: 0, End: marks.length - 1 }[event.key]
        : (index + step + marks.length) % marks.length;
    const zoom = zoomKeys[event.key];
    const next = nextIndex === undefined ? undefined : marks[nextIndex];
    if (!next && !zoom) return;
    event.preventDefault();
    mustFocus.current = true;
    setActiveId((next ?? active).points[0].id);
    if (zoom) onZoom(zoom);
    else if (next && !next.isInFrame) onSeek(next.points[0]);
  };

  const press = (mark: Mark) => {
    setActiveId(mark.points[0].id);
    if (mark.points.length === 1) return onChoose(mark.points[0].id);
    mustFocus.current = true;
    return onPart(mark);
  };

  if (seen.length === 0) return null;
  return (
    <ul ref={list} className={styles.marks} onKeyDown={keyDown}>
      {seen.map((mark) => {
        const { points, x, y } = mark;
        const [first] = points;
        const isChosen = first.id === chosenId;
        return (
          <li
            key={first.id}
            className={styles.mark}
            style={{ translate: `${x}px ${y}px` }}
            data-chosen={isChosen || undefined}
          >
            <button
              type="button"
              className={styles.marker}
              tabIndex={mark === active ? 0 : -1}
              aria-current={isChosen || undefined}
              aria-label={points.length > 1 ? groupLabel(points.length) : undefined}
              onFocus={() => setActiveId(first.id)}
              onClick={() => press(mark)}
            >
              <span className={styles.disc[points.length > 1 ? 'several' : first.kind]}>
                {points.length > 1 ? points.length : <Icon name={signOf[first.kind]} size="small" />}
              </span>
              {points.length === 1 && <span className={styles.name}>{first.name}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
