import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';
import type { MapPlan, PlanKind } from './plan.ts';

const of = (...kinds: PlanKind[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const areasOf = (kind: PlanKind): ExpressionSpecification => [
  'all',
  of(kind),
  ['==', ['geometry-type'], 'Polygon'],
];
const linesOf = (kind: PlanKind): ExpressionSpecification => [
  'all',
  of(kind),
  ['==', ['geometry-type'], 'LineString'],
];

/** A width in px that grows as the map comes nearer. */
const wide = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  9,
  far,
  16,
  near,
];

const line = (kind: PlanKind, colour: string, width: ExpressionSpecification): LayerSpecification => ({
  id: `${kind}-lines`,
  type: 'line',
  source: 'plan',
  filter: linesOf(kind),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colour, 'line-width': width },
});

const area = (kind: PlanKind, colour: string): LayerSpecification => ({
  id: `${kind}-areas`,
  type: 'fill',
  source: 'plan',
  filter: areasOf(kind),
  paint: { 'fill-color': colour },
});

const names = (kind: PlanKind, minzoom: number, { font, name, town }: Palette): LayerSpecification => ({
  id: `${kind}-names`,
  type: 'symbol',
  source: 'plan',
  minzoom,
  filter: linesOf(kind),
  layout: {
    'symbol-placement': 'line',
    'text-field': ['coalesce', ['get', 'name'], ''],
    'text-font': [font],
    'text-size': 12,
    'text-padding': 8,
  },
  paint: { 'text-color': name, 'text-halo-color': town, 'text-halo-width': 1.5 },
});

/** A MapLibre style that draws a plan in the colours of a theme. It asks for nothing: neither tiles nor glyphs. */
export const styleOfPlan = (plan: MapPlan, palette: Palette): StyleSpecification => ({
  version: 8,
  sources: { plan: { type: 'geojson', data: plan } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
    area('town', palette.town),
    area('green', palette.green),
    area('water', palette.water),
    line('water', palette.water, wide(3, 60)),
    line('street', palette.street, wide(0.4, 10)),
    line('road', palette.road, wide(1.4, 18)),
    names('road', 11.5, palette),
    names('street', 13.5, palette),
  ],
});
