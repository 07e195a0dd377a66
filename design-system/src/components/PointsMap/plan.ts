import { spotOf, type Spot, type View, scaleOf, type Frame, placeOf } from './view.ts';

/** What a shape of a plan is: `water`, `green` – parks; `road`, and `street` – a finer one. */
export type PlanKind = 'water' | 'green' | 'road' | 'street';

type Pair = readonly [longitude: number, latitude: number];

/** A drawing of a place in GeoJSON (RFC 7946): lines and areas, whose `kind` says how they are drawn. */
export interface MapPlan {
  type: 'FeatureCollection';
  features: readonly {
    type: 'Feature';
    properties: { kind: PlanKind };
    geometry:
      | { type: 'LineString'; coordinates: readonly Pair[] }
      | { type: 'Polygon'; coordinates: readonly (readonly Pair[])[] };
  }[];
}

/** One shape as an SVG path in px at `drawnAt`, from the plan's own middle: small numbers, which do not tremble when enlarged. */
export interface PlanShape {
  kind: PlanKind;
  isArea: boolean;
  path: string;
}

/** The nearness at which a plan's paths are written. */
export const drawnAt = 12;

/** Writes a plan as paths, areas beneath lines. */
export function shapesOf({ features }: MapPlan): { middle: Spot; shapes: readonly PlanShape[] } {
  const lines = features.map(({ properties, geometry }) => ({
    kind: properties.kind,
    isArea: geometry.type === 'Polygon',
    rings: (geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]).map((ring) =>
      ring.map(([longitude, latitude]) => spotOf({ longitude, latitude })),
    ),
  }));
  const middle = lines[0]?.rings[0]?.[0] ?? { x: 0.5, y: 0.5 };
  const scale = scaleOf(drawnAt);
  const written = ({ x, y }: Spot) =>
    `${((x - middle.x) * scale).toFixed(1)} ${((y - middle.y) * scale).toFixed(1)}`;
  const shapes = lines.map(({ kind, isArea, rings }) => ({
    kind,
    isArea,
    path: rings.map((ring) => `M${ring.map(written).join('L')}${isArea ? 'Z' : ''}`).join(''),
  }));
  return { middle, shapes: shapes.toSorted((one, other) => Number(other.isArea) - Number(one.isArea)) };
}

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];

/** The net of meridians and parallels in sight, at least `apart` px from one another, as one SVG path. */
export function graticule(view: View, frame: Frame, apart: number): string {
  const scale = scaleOf(view.zoom);
  const step = steps.findLast((degrees) => (degrees / 360) * scale >= apart) ?? 30;
  const from = placeOf({
    x: view.centre.x - frame.width / 2 / scale,
    y: view.centre.y + frame.height / 2 / scale,
  });
  const to = placeOf({
    x: view.centre.x + frame.width / 2 / scale,
    y: view.centre.y - frame.height / 2 / scale,
  });
  const between = (least: number, most: number) => {
    const first = Math.ceil(least / step);
    return Array.from(
      { length: Math.max(0, Math.floor(most / step) - first + 1) },
      (_, i) => (first + i) * step,
    );
  };
  const across = (longitude: number) =>
    (spotOf({ latitude: 0, longitude }).x - view.centre.x) * scale + frame.width / 2;
  const down = (latitude: number) =>
    (spotOf({ latitude, longitude: 0 }).y - view.centre.y) * scale + frame.height / 2;
  return [
    ...between(from.longitude, to.longitude).map(
      (degrees) => `M${across(degrees).toFixed(1)} 0V${frame.height}`,
    ),
    ...between(from.latitude, to.latitude).map((degrees) => `M0 ${down(degrees).toFixed(1)}H${frame.width}`),
  ].join('');
}
