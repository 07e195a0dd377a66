import type { Pattern } from '../style.ts';
import { lehmer, repeated, scatter, type Spot } from './scatter.ts';

const leafPath = (z: number) =>
  `M0 0C ${z * 0.5} ${-z * 0.45} ${z * 1.1} ${-z * 0.4} ${z * 1.35} 0C ${z * 1.1} ${z * 0.25} ${z * 0.5} ${z * 0.2} 0 0Z`;
const petalPath = (z: number) =>
  `M0 0C ${z * 0.5} ${-z * 0.62} ${z * 1.02} ${-z * 0.4} ${z * 0.86} 0C ${z * 1.02} ${z * 0.4} ${z * 0.5} ${z * 0.62} 0 0Z`;

function drawFlower({ radius: z }: Spot, pattern: Pattern, random: () => number): string {
  const petals = pattern.colors[(random() * pattern.colors.length) | 0];
  const angle = random() * 360;
  const leaves = [0, 1, 2].map(
    (k) =>
      `<path transform="rotate(${angle + k * 120 + random() * 50})" d="${leafPath(z)}" fill="${pattern.leaf ?? '#6f8f7b'}" fill-opacity=".9"/>`,
  );
  const blossom = [0, 1, 2, 3, 4].map(
    (k) => `<path transform="rotate(${angle + k * 72})" d="${petalPath(z)}" fill="${petals}"/>`,
  );
  return `${leaves.join('')}${blossom.join('')}<circle r="${z * 0.2}" fill="#f3d27a"/>`;
}

/** The body of a 100 by 100 drawing of scattered flowers of three sizes. */
export function drawFloral(pattern: Pattern): string {
  const random = lehmer(pattern.seed ?? 7);
  return scatter(70, (n) => (n < 10 ? 8 : n < 30 ? 5 : 3), random)
    .map((flower) => repeated(flower, drawFlower(flower, pattern, random)))
    .join('');
}
