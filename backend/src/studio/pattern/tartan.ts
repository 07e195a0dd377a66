import type { Pattern } from '../style.ts';

/** The sett: where each band begins, how broad it is, and which colour it takes. */
const bands = [
  [0, 30, 0, 0.9],
  [34, 3, 2, 0.95],
  [44, 12, 1, 0.9],
  [60, 12, 1, 0.9],
  [79, 3, 2, 0.95],
  [86, 14, 0, 0.9],
] as const;

/**
 * The body of a 100 by 100 drawing of a tartan: the same bands down and across, those across over every second thread of
 * those down, as a twill weaves them.
 */
export function drawTartan({ colors }: Pattern): string {
  const fill = (i: number) => colors[i] ?? colors[0] ?? '#000';
  const down = bands.map(
    ([at, breadth, i, cover]) =>
      `<rect x="${at}" width="${breadth}" height="100" fill="${fill(i)}" fill-opacity="${cover}"/>`,
  );
  const across = bands.map(
    ([at, breadth, i, cover]) =>
      `<rect y="${at}" width="100" height="${breadth}" fill="${fill(i)}" fill-opacity="${cover}"/>`,
  );
  // As one path: a pattern of SVG, repeated, takes most of a second to draw.
  const threads = Array.from({ length: 100 }, (_, k) => `M-1 ${2 * k + 3}L${2 * k + 3} -1`).join('');
  return `<defs><mask id="twill"><path d="${threads}" stroke="#fff" stroke-width=".72"/></mask></defs>${down.join('')}<g mask="url(#twill)">${across.join('')}</g>`;
}
