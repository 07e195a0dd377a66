import sharp from 'sharp';
import { isInside, panelOf } from '../backend/src/studio/cloth-coordinates.ts';
import { mostPlace } from '../backend/src/studio/coordinate-prediction.ts';
import type { Coordinates } from './pack-coordinates.ts';

type Point = readonly [x: number, y: number];

/** What is sewn into the back of a garment, cm of its cloth: a label on one panel or across two, a tape along a line. */
export interface SewnIn {
  label?: { panels: readonly number[]; top: number; width: number; height: number };
  tape?: { panel: number; line: readonly Point[]; start: number; end: number };
}

/** Where panels lie on the atlas, cm. */
interface Atlas {
  atlas_cm: number;
  off: readonly Point[];
}

/** A pixel that shows cloth from inside, and where on its panel that is, cm. */
interface Place {
  pixel: number;
  panel: number;
  x: number;
  y: number;
}

/** The name of the shop, 28 units wide and 10 high, drawn without a typeface. */
const letters =
  'M0 10V0H3a2.5 2.5 0 0 1 0 5H0M3 5 5 10M7.4 0V7a2.4 2.9 0 0 0 4.8 0V0M14.6 0V10M19 0 14.6 6M16 4.2 19.2 10' +
  'M20.6 10 23.2 0 25.8 10M21.5 6.8H24.9M26.6 0 29.2 10 31.8 0';

function placesOf({ panels, u, v }: Coordinates, { atlas_cm, off }: Atlas): Place[] {
  const centimetre = atlas_cm / mostPlace;
  const places: Place[] = [];
  for (let pixel = 0; pixel < panels.length; pixel++) {
    const code = panels[pixel]!;
    if (!isInside(code)) continue;
    const panel = panelOf(code);
    const [left, low] = off[panel]!;
    places.push({ pixel, panel, x: u[pixel]! * centimetre - left, y: v[pixel]! * centimetre - low });
  }
  return places;
}

/** How broad a pixel is on the inside, cm: the middle of what neighbours are apart. */
function breadthOf(places: readonly Place[]): number {
  const steps = places.flatMap((place, k) => {
    const next = places[k + 1];
    return next?.pixel === place.pixel + 1 && next.panel === place.panel ? [Math.abs(next.x - place.x)] : [];
  });
  return steps.toSorted((a, b) => a - b)[steps.length >> 1] || 0.05;
}

const covered = (inward: number, breadth: number) => Math.min(1, Math.max(0, 0.5 + inward / breadth));

/** Draws the name as it stands on a label, a pixel of the picture to a pixel of the drawing. */
async function drawName(width: number, height: number, breadth: number) {
  const size = { width: Math.ceil(width / breadth), height: Math.ceil(height / breadth) };
  const scale = (height * 0.4) / 10;
  const left = (width - 31.8 * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}"><path transform="translate(${left} ${height * 0.3}) scale(${scale})" d="${letters}" fill="none" stroke="#fff" stroke-width="1.15"/></svg>`;
  const data = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();
  return (x: number, y: number) => {
    const [column, row] = [Math.floor(x / breadth), Math.floor(y / breadth)];
    return column >= 0 && column < size.width && row >= 0 && row < size.height
      ? data[row * size.width + column]! / 255
      : 0;
  };
}

/** How far a point is from a line through points. */
function distanceTo(line: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [line[k - 1]!, line[k]!];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return least;
}

/** Herringbone: ridges that meet in the middle of a tape, as parts of its colour. Finer than a pixel, they blur. */
function herringbone(x: number, across: number, breadth: number): number {
  const ridge = (x + 0.5 * Math.abs(across - 0.5)) / 0.18;
  return breadth > 0.06 || ridge - Math.floor(ridge) < 0.5 ? 1 : 0.7;
}

/** How much of each pixel of a view shows the tape, the label, and its lettering. */
export async function sewnShares(
  cloth: Coordinates,
  atlas: Atlas,
  { label, tape }: SewnIn,
): Promise<[name: string, plane: Uint8Array][]> {
  const places = placesOf(cloth, atlas);
  const breadth = breadthOf(places);
  const planeOf = (shareOf: (place: Place) => number) => {
    const plane = new Uint8Array(cloth.panels.length);
    for (const place of places) plane[place.pixel] = shareOf(place) * 255;
    return plane;
  };
  const planes: [string, Uint8Array][] = [];
  if (tape) {
    const { line, start, end, panel } = tape;
    const shareOf = ({ panel: on, x, y }: Place) => {
      if (on !== panel) return 0;
      const far = distanceTo(line, x, y);
      const cover = covered(Math.min(far - start, end - far), breadth);
      return cover && cover * herringbone(x, (far - start) / (end - start), breadth);
    };
    planes.push(['tape', planeOf(shareOf)]);
  }
  if (label) {
    const { panels, top, width, height } = label;
    const nameAt = await drawName(width, height, breadth);
    const on = (of: (x: number, down: number) => number) =>
      planeOf(({ panel, x, y }) => (panels.includes(panel) ? of(x + width / 2, top - y) : 0));
    const edge = (x: number, down: number) => Math.min(x, width - x, down, height - down);
    planes.push(['label', on((x, down) => covered(edge(x, down), breadth))], ['lettering', on(nameAt)]);
  }
  return planes.filter(([, plane]) => plane.some((byte) => byte > 0));
}
