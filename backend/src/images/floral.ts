import type { Pattern } from './style.ts';

const lehmer = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

interface Flower {
  x: number;
  y: number;
  radius: number;
}

/** Distance on a tile whose edges meet, so that the repeat shows no gap. */
const apart = (a: number, b: number) => ((a - b + 150) % 100) - 50;

function scatter(random: () => number): Flower[] {
  const flowers: Flower[] = [];
  for (let tries = 0; flowers.length < 70 && tries < 9000; tries++) {
    const x = random() * 100;
    const y = random() * 100;
    const radius = flowers.length < 10 ? 8 : flowers.length < 30 ? 5 : 3;
    const isFree = flowers.every(
      (other) => Math.hypot(apart(x, other.x), apart(y, other.y)) > (radius + other.radius) * 0.93,
    );
    if (isFree) flowers.push({ x, y, radius });
  }
  return flowers;
}

const leafPath = (z: number) =>
  `M0 0C ${z * 0.5} ${-z * 0.45} ${z * 1.1} ${-z * 0.4} ${z * 1.35} 0C ${z * 1.1} ${z * 0.25} ${z * 0.5} ${z * 0.2} 0 0Z`;
const petalPath = (z: number) =>
  `M0 0C ${z * 0.5} ${-z * 0.62} ${z * 1.02} ${-z * 0.4} ${z * 0.86} 0C ${z * 1.02} ${z * 0.4} ${z * 0.5} ${z * 0.62} 0 0Z`;

function drawFlower({ radius: z }: Flower, pattern: Pattern, random: () => number): string {
  const petals = pattern.colors[(random() * pattern.colors.length) | 0];
  const angle = random() * 360;
  const leaves = [0, 1, 2].map(
    (k) =>
      `<path transform="rotate(${angle + k * 120 + random() * 50})" d="${leafPath(z)}" fill="${pattern.leaf ?? '#6f8f7b'}" opacity=".9"/>`,
  );
  const blossom = [0, 1, 2, 3, 4].map(
    (k) => `<path transform="rotate(${angle + k * 72})" d="${petalPath(z)}" fill="${petals}"/>`,
  );
  return `${leaves.join('')}${blossom.join('')}<circle r="${z * 0.2}" fill="#f3d27a"/>`;
}

/** The body of a 100 by 100 drawing of scattered flowers that repeats without a seam. */
export function drawFloral(pattern: Pattern): string {
  const random = lehmer(pattern.seed ?? 7);
  const shifts = [-100, 0, 100];
  return scatter(random)
    .map((flower) => {
      const drawn = drawFlower(flower, pattern, random);
      return shifts
        .flatMap((dx) =>
          shifts.map((dy) => `<g transform="translate(${flower.x + dx} ${flower.y + dy})">${drawn}</g>`),
        )
        .join('');
    })
    .join('');
}
