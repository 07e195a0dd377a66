import jsQR from 'jsqr';
import { pixelsOf } from './draw.ts';

/** What a camera reads from a QR code on the screen. */
export async function read(svg: Element): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(svg, 600, 600);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}
