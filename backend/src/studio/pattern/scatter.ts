/** A stream of numbers from 0 to 1 that a seed tells (Lehmer). */
export function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A place on a tile of 100 by 100, and the room around it. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** Distance on a tile whose edges meet, so that the repeat shows no gap. */
const apart = (a: number, b: number) => ((a - b + 150) % 100) - 50;

/** Scatters spots that do not touch; `radiusOf` tells the radius of the n-th. */
export function scatter(most: number, radiusOf: (n: number) => number, random: () => number): Spot[] {
  const spots: Spot[] = [];
  for (let tries = 0; spots.length < most && tries < 9000; tries++) {
    const [x, y, radius] = [random() * 100, random() * 100, radiusOf(spots.length)];
    const isFree = spots.every(
      (other) => Math.hypot(apart(x, other.x), apart(y, other.y)) > (radius + other.radius) * 0.93,
    );
    if (isFree) spots.push({ x, y, radius });
  }
  return spots;
}

const shifts = [-100, 0, 100];

/** A drawing reaches no further from its spot than this many of its radii. */
const reach = 1.5;

/** A drawing at a spot and wherever it crosses an edge of the tile, so that it goes on at the other side. */
export function repeated({ x, y, radius }: Spot, drawn: string): string {
  const isSeen = (at: number) => at > -radius * reach && at < 100 + radius * reach;
  const shifted = (at: number) => shifts.map((shift) => at + shift).filter(isSeen);
  return shifted(x)
    .flatMap((left) => shifted(y).map((top) => `<g transform="translate(${left} ${top})">${drawn}</g>`))
    .join('');
}
