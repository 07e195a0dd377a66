import { gather } from './gather.ts';
import type { Mark, PlacedPoint } from './Markers.tsx';
import { onFrame, zooms, type Frame, type View } from './view.ts';

/** How wide a marker is, in CSS px: nearer than that, two cannot be pressed apart. */
const apart = 44;

/**
 * The markers of a view, in the order of the points. Points that lie too near to one another share one, until the map
 * cannot come nearer: then they stand in a row.
 */
export function marksOf(
  points: readonly PlacedPoint[],
  view: View,
  frame: Frame,
  chosenId: string | undefined,
): readonly Mark[] {
  const isNearest = view.zoom >= zooms.most;
  return gather(points, view.zoom, apart, isNearest ? undefined : chosenId).flatMap((group) => {
    const { x, y } = onFrame(view, frame, group.spot);
    const isInFrame = x > 0 && y > 0 && x < frame.width && y < frame.height;
    if (!isNearest) return [{ ...group, x, y, isInFrame }];
    return group.points.map((point, index): Mark => {
      const shift = (index - (group.points.length - 1) / 2) * apart;
      return { points: [point], spot: point.spot, x: x + shift, y, isInFrame };
    });
  });
}
