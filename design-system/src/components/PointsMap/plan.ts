/** What a shape of a plan is: `town` – what is built up; `green` – parks; `water`; `road`, and `street` – a finer one. */
export type PlanKind = 'town' | 'green' | 'water' | 'road' | 'street';

/** Degrees, longitude first, as GeoJSON has them. */
type Pair = [longitude: number, latitude: number];

/** A drawing of a place in GeoJSON (RFC 7946): lines and areas, whose `kind` says how they are drawn. */
export interface MapPlan {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: {
      kind: PlanKind;
      /** Written along a road or a street. */
      name?: string | undefined;
    };
    geometry: { type: 'LineString'; coordinates: Pair[] } | { type: 'Polygon'; coordinates: Pair[][] };
  }[];
}
