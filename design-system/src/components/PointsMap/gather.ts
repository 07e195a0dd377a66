import type { Spot } from './view.ts';
import { scaleOf } from './view.ts';

/** What is gathered: a point and where it lies. */
export interface Gathered {
  id: string;
  spot: Spot;
}

/** Points that would lie over one another, drawn as one; most hold a single point. */
export interface Group<Point extends Gathered> {
  /** In the order of the list. */
  points: readonly [Point, ...Point[]];
  spot: Spot;
}

/**
 * Puts together points that are drawn nearer than `apart` px, in the order in which they are given. The chosen one always
 * stands for itself.
 */
export function gather<Point extends Gathered>(
  points: readonly Point[],
  zoom: number,
  apart: number,
  chosenId?: string,
): readonly Group<Point>[] {
  const reach = apart / scaleOf(zoom);
  const groups: { points: [Point, ...Point[]]; spot: Spot }[] = [];
  for (const point of points) {
    const near =
      point.id === chosenId
        ? undefined
        : groups.find(
            ({ points: [first], spot }) =>
              first.id !== chosenId &&
              Math.abs(spot.x - point.spot.x) < reach &&
              Math.abs(spot.y - point.spot.y) < reach,
          );
    if (near) near.points.push(point);
    else groups.push({ points: [point], spot: point.spot });
  }
  return groups;
}
