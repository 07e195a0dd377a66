import type { Pattern } from '../style.ts';
import { lehmer, repeated, scatter } from './scatter.ts';

/** A closed smooth line around a middle, through points that lie further and nearer. */
function blot(radius: number, random: () => number): string {
  const count = 7;
  const points = Array.from({ length: count }, (_, k) => {
    const angle = ((k + random() * 0.5) / count) * 2 * Math.PI;
    const far = radius * (0.62 + 0.5 * random());
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  const middle = (k: number) => {
    const [a, b] = [points[k % count]!, points[(k + 1) % count]!];
    return `${((a.x + b.x) / 2).toFixed(2)} ${((a.y + b.y) / 2).toFixed(2)}`;
  };
  const curves = points.map((_, k) => {
    const turn = points[(k + 1) % count]!;
    return `Q${turn.x.toFixed(2)} ${turn.y.toFixed(2)} ${middle(k + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Strokes of a broad dry brush. */
const stroke = (length: number, colour: string, angle: number) =>
  `<g transform="rotate(${angle.toFixed(1)})" stroke="${colour}" fill="none" stroke-linecap="round">${[
    -1.6, 0, 1.6,
  ]
    .map(
      (y, i) =>
        `<path d="M${-length} ${y}Q0 ${y - 3} ${length * (1 - i * 0.12)} ${y}" stroke-width="${1.1 - i * 0.2}"/>`,
    )
    .join('')}</g>`;

/** The body of a 100 by 100 drawing of soft blots and strokes of a brush. */
export function drawAbstract({ colors, seed = 5 }: Pattern): string {
  const random = lehmer(seed);
  return scatter(15, (n) => (n < 4 ? 17 : n < 9 ? 11 : 6), random)
    .map((spot, i) => {
      const colour = colors[i % colors.length] ?? '#000';
      const drawn =
        i % 3 === 2
          ? stroke(spot.radius, colour, random() * 180)
          : `<path d="${blot(spot.radius, random)}" fill="${colour}"/>`;
      return repeated(spot, drawn);
    })
    .join('');
}
