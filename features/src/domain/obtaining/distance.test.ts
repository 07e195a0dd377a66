import { expect, test } from 'vitest';
import { distance, distanceParts } from './distance.ts';

const moscow = { lat: 55.751244, lon: 37.618423 };

test('the distance is computed with a radius of 6372795 m [SHIP-38]', () => {
  const oneDegree = (6_372_795 * Math.PI) / 180;

  expect(distance({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(oneDegree, 3);
  expect(distance({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(6_372_795 * Math.PI, 3);
});

test('from Moscow to Saint Petersburg it is about 635 km, there and back', () => {
  const petersburg = { lat: 59.9386, lon: 30.3141 };

  expect(distance(moscow, petersburg) / 1000).toBeCloseTo(635, 0);
  expect(distance(petersburg, moscow)).toBeCloseTo(distance(moscow, petersburg), 6);
  expect(distance(moscow, moscow)).toBe(0);
});

test.each([
  [3, { unit: 'm', value: 10 }],
  [447, { unit: 'm', value: 450 }],
  [999, { unit: 'km', value: 1 }],
  [1260, { unit: 'km', value: 1.3 }],
  [12_600, { unit: 'km', value: 13 }],
])('%i m are written in a fitting unit', (metres, parts) => {
  expect(distanceParts(metres)).toEqual(parts);
});
