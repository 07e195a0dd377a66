import type { PointsMapProps } from '@rukav/design-system/PointsMap';
import { moscowPlan } from './moscow.ts';

/** A style that needs no server: the same plan, drawn by MapLibre. */
export const tileStyle: PointsMapProps['mapStyle'] = {
  version: 8,
  sources: { plan: { type: 'geojson', data: JSON.parse(JSON.stringify(moscowPlan)) } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#ece8e1' } },
    {
      id: 'parks',
      type: 'fill',
      source: 'plan',
      filter: ['==', ['get', 'kind'], 'green'],
      paint: { 'fill-color': '#cfe0c8' },
    },
    {
      id: 'river',
      type: 'line',
      source: 'plan',
      filter: ['==', ['get', 'kind'], 'water'],
      paint: { 'line-color': '#b9cfe4', 'line-width': 10 },
    },
    {
      id: 'roads',
      type: 'line',
      source: 'plan',
      filter: ['in', ['get', 'kind'], ['literal', ['road', 'street']]],
      paint: { 'line-color': '#ffffff', 'line-width': 3 },
    },
  ],
};
