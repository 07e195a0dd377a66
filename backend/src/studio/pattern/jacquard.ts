import type { Pattern } from '../style.ts';

/** A repeat of 24 by 24 stitches; a digit is the yarn of a stitch, a dot the ground. */
const chart = [
  '........................',
  '0...0...0...0...0...0...',
  '.0.0.0.0.0.0.0.0.0.0.0.0',
  '..0...0...0...0...0...0.',
  '........................',
  '1.1.1.1.1.1.1.1.1.1.1.1.',
  '........................',
  '.....0...........0......',
  '....000.........000.....',
  '...00.00.......00.00....',
  '..00.1.00.....00.1.00...',
  '.00.111.00...00.111.00..',
  '00.11111.00.00.11111.00.',
  '.00.111.00...00.111.00..',
  '..00.1.00.....00.1.00...',
  '...00.00.......00.00....',
  '....000.........000.....',
  '.....0...........0......',
  '........................',
  '1.1.1.1.1.1.1.1.1.1.1.1.',
  '........................',
  '..0...0...0...0...0...0.',
  '.0.0.0.0.0.0.0.0.0.0.0.0',
  '0...0...0...0...0...0...',
];

const side = 100 / chart.length;

/** A stitch: two legs that meet below. */
const stitch = (column: number, row: number) => {
  const [x, y, half] = [column * side, row * side, side / 2];
  return `M${x.toFixed(2)} ${y.toFixed(2)}l${half} ${half}v${side}l${-half} ${-half}ZM${(x + side).toFixed(2)} ${y.toFixed(2)}l${-half} ${half}v${side}l${half} ${-half}Z`;
};

/** The body of a 100 by 100 drawing of knitted rows of lozenges. */
export function drawJacquard({ colors }: Pattern): string {
  return ['0', '1']
    .map((yarn, i) => {
      const stitches = chart.flatMap((line, row) =>
        Array.from(line).flatMap((own, column) =>
          // A stitch of the last row reaches into the first of the next repeat.
          own === yarn
            ? [stitch(column, row), ...(row === chart.length - 1 ? [stitch(column, -1)] : [])]
            : [],
        ),
      );
      return `<path d="${stitches.join('')}" fill="${colors[i] ?? colors[0] ?? '#000'}"/>`;
    })
    .join('');
}
