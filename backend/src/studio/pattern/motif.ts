import type { Motif, Pattern } from '../style.ts';
import { lehmer, repeated, scatter } from './scatter.ts';

/** Each motif on 20 by 20 around its middle; `a` is the colour of its body, `b` of its detail. */
const draw: Record<Motif, (a: string, b: string) => string> = {
  star: (a) =>
    `<path d="M0-9L2.6-3.1 9-2.6 4.1 1.6 5.7 8 0 4.5-5.7 8-4.1 1.6-9-2.6-2.6-3.1Z" fill="${a}" stroke="${a}" stroke-width="1.4" stroke-linejoin="round"/>`,
  heart: (a) => `<path d="M0 8C-12-1-8-9-3.4-8-1.4-7.6 0-5 0-5S1.4-7.6 3.4-8C8-9 12-1 0 8Z" fill="${a}"/>`,
  cloud: (a, b) =>
    `<path d="M-6 5A4 4 0 0 1-6-3 5 5 0 0 1 3-4 4.6 4.6 0 0 1 7 5Z" fill="${a}"/><path d="M-4 8l-1 2M0 8l-1 2M4 8l-1 2" stroke="${b}" stroke-width="1.2" stroke-linecap="round"/>`,
  car: (a, b) =>
    `<path d="M-9 3V-1l3-1 2.4-4H4l3 4 2.4 1V3Z" fill="${a}"/><path d="M-4.4-2.2L-2.8-5H0v2.8ZM1.2-5H3.4l2 2.8H1.2Z" fill="#fff" fill-opacity=".85"/><g fill="${b}"><circle cx="-5" cy="3.4" r="2.3"/><circle cx="5" cy="3.4" r="2.3"/></g>`,
  leaf: (a, b) =>
    `<path d="M0 9C-8 4-7-5 0-10 7-5 8 4 0 9Z" fill="${a}"/><path d="M0 10V-5M0 3l3-3M0 0l-3-3" stroke="${b}" stroke-width=".9" fill="none" stroke-linecap="round"/>`,
  cherry: (a, b) =>
    `<path d="M-3.6 3C-3-3 0-7 4-9M4.4 4C5-2 4.6-6 4-9" stroke="${b}" stroke-width="1.1" fill="none"/><path d="M4-9c3-1 5 0 6 2-3 1-5 0-6-2Z" fill="${b}"/><g fill="${a}"><circle cx="-4" cy="5" r="3.8"/><circle cx="4.6" cy="6" r="3.8"/></g>`,
};

/** The body of a 100 by 100 drawing of one motif, scattered and turned. */
export function drawMotif({ colors, motif = 'star', leaf, seed = 11 }: Pattern): string {
  const random = lehmer(seed);
  return scatter(17, (n) => (n < 9 ? 13 : 7), random)
    .map((spot, i) => {
      const body = colors[i % colors.length] ?? '#000';
      const size = (spot.radius / 13) * 0.95;
      const drawn = draw[motif](body, leaf ?? colors.at(-1) ?? body);
      const angle = ((random() - 0.5) * (motif === 'car' || motif === 'cloud' ? 24 : 70)).toFixed(0);
      return repeated(spot, `<g transform="scale(${size.toFixed(2)}) rotate(${angle})">${drawn}</g>`);
    })
    .join('');
}
