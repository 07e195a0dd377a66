import { fromHex, type Rgb, toByte, toLab } from '../../studio/index.ts';

/** How far a colour `#rgb` is from another, lightness counting half: a lighter beige stays beige, a greener one does not. */
function strangeness(short: string, [lightness, a, b]: readonly [number, number, number]): number {
  const [ofShort, aOfShort, bOfShort] = toLab(fromHex(short.replaceAll(/[\da-f]/g, '$&$&')));
  return Math.hypot((ofShort - lightness) / 2, aOfShort - a, bOfShort - b);
}

/** The most alike of the eight colours `#rgb` around one in linear light, so that greys stay grey and beige does not turn green. */
export function shortened(colour: Rgb): string {
  const lab = toLab(colour);
  const steps = colour.map((channel) => toByte(channel) / 17);
  const around = Array.from({ length: 8 }, (_, turn) => {
    const digits = steps.map((step, c) =>
      ((turn >> c) & 1 ? Math.ceil(step) : Math.floor(step)).toString(16),
    );
    return `#${digits.join('')}`;
  });
  return around.reduce((best, short) => (strangeness(short, lab) < strangeness(best, lab) ? short : best));
}
