/** A place on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A place on the square of the Mercator projection, from its upper left corner: both are 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

/** What is seen: its middle, and how near, as web maps count it (the whole earth is 512 px wide at 0). */
export interface View {
  centre: Spot;
  zoom: number;
}

/** How large the map is drawn, in CSS px. */
export interface Frame {
  width: number;
  height: number;
}

/** From a country to a house. */
export const zooms = { least: 3, most: 17 } as const;

const steepest = 85;
const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** How many CSS px the whole earth is wide. */
export const scaleOf = (zoom: number) => 512 * 2 ** zoom;

/** Where a place lies on the projection (EPSG:3857). */
export function spotOf({ latitude, longitude }: Place): Spot {
  const angle = (within(-steepest, latitude, steepest) * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI),
  };
}

/** The place of a spot. */
export const placeOf = ({ x, y }: Spot): Place => ({
  latitude: ((2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI,
  longitude: x * 360 - 180,
});

/** Where a spot is drawn, in CSS px from the upper left corner of the frame. */
export function onFrame({ centre, zoom }: View, { width, height }: Frame, spot: Spot) {
  const scale = scaleOf(zoom);
  return { x: (spot.x - centre.x) * scale + width / 2, y: (spot.y - centre.y) * scale + height / 2 };
}

/** The view after the ground has been dragged. */
export const dragged = ({ centre, zoom }: View, right: number, down: number): View => ({
  centre: { x: centre.x - right / scaleOf(zoom), y: within(0, centre.y - down / scaleOf(zoom), 1) },
  zoom,
});

/** The view a number of steps nearer, or farther with a negative one. What lies `at` stays there; without it, the middle. */
export function nearer(view: View, frame: Frame, steps: number, at?: { x: number; y: number }): View {
  const zoom = within(zooms.least, view.zoom + steps, zooms.most);
  const right = (at?.x ?? frame.width / 2) - frame.width / 2;
  const down = (at?.y ?? frame.height / 2) - frame.height / 2;
  const kept = 1 / scaleOf(view.zoom) - 1 / scaleOf(zoom);
  return { centre: { x: view.centre.x + right * kept, y: view.centre.y + down * kept }, zoom };
}

/** As near as all spots are seen, with `margin` px around them; one alone is seen with its neighbourhood. */
export function showing(spots: readonly Spot[], frame: Frame, margin: number): View {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(
    Math.max(frame.width - 2 * margin, 1) / Math.max(right - left, Number.EPSILON),
    Math.max(frame.height - 2 * margin, 1) / Math.max(bottom - top, Number.EPSILON),
  );
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    zoom: within(zooms.least, Math.log2(room / 512), 15),
  };
}

/** What a map is about until something else is known: the middle of Moscow (SHIP-39). */
const middle: Place = { latitude: 55.751244, longitude: 37.618423 };
const town = 10;

/** A whole town, as it is seen while there are no points. */
export const overTown = (centre: Place = middle): View => ({ centre: spotOf(centre), zoom: town });

/** Whether a spot is drawn at least `margin` px within the frame. */
export function isSeen(view: View, frame: Frame, spot: Spot, margin: number): boolean {
  const { x, y } = onFrame(view, frame, spot);
  return x >= margin && y >= margin && x <= frame.width - margin && y <= frame.height - margin;
}
