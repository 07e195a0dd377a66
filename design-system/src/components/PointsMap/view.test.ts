import { expect, test } from 'vitest';
import { gather } from './gather.ts';
import { isSeen, nearer, onFrame, overTown, placeOf, showing, spotOf, zooms } from './view.ts';

const frame = { width: 600, height: 400 };
const moscow = { latitude: 55.7512, longitude: 37.6184 };
const astana = { latitude: 51.1283, longitude: 71.4246 };

test('a place survives the way to the projection and back', () => {
  const { latitude, longitude } = placeOf(spotOf(moscow));

  expect(latitude).toBeCloseTo(moscow.latitude, 6);
  expect(longitude).toBeCloseTo(moscow.longitude, 6);
});

test('a view of several places has each of them within its margin', () => {
  const spots = [moscow, astana].map(spotOf);
  const view = showing(spots, frame, 50);

  expect(spots.every((spot) => isSeen(view, frame, spot, 49.9))).toBe(true);
});

test('a map without points is about the middle of Moscow unless it is told another place [SHIP-39]', () => {
  const middle = placeOf(overTown().centre);

  expect(middle.longitude).toBeCloseTo(37.618423, 6);
  expect(middle.latitude).toBeCloseTo(55.751244, 6);
  expect(overTown(astana).centre).toEqual(spotOf(astana));
});

test('what lies under the pointer stays there when the map comes nearer', () => {
  const view = { centre: spotOf(moscow), zoom: 10 };
  const near = spotOf({ latitude: 55.8, longitude: 37.7 });
  const at = onFrame(view, frame, near);

  const after = onFrame(nearer(view, frame, 2, at), frame, near);

  expect(after.x).toBeCloseTo(at.x, 3);
  expect(after.y).toBeCloseTo(at.y, 3);
});

test('a map goes no nearer than a house and no farther than a country', () => {
  const view = { centre: spotOf(moscow), zoom: 10 };

  expect(nearer(view, frame, 50).zoom).toBe(zooms.most);
  expect(nearer(view, frame, -50).zoom).toBe(zooms.least);
});

test('points that would lie over one another share a marker, and the chosen one has its own', () => {
  const points = ['a', 'b', 'c'].map((id) => ({ id, spot: spotOf(moscow) }));

  const idsOf = (chosenId?: string) =>
    gather(points, 12, 44, chosenId).map((group) => group.points.map(({ id }) => id));

  expect(idsOf()).toEqual([['a', 'b', 'c']]);
  expect(idsOf('b')).toEqual([['a', 'c'], ['b']]);
});
