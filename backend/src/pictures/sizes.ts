/** Widths that pictures are drawn in, in pixels. Other widths are refused, so that nobody can fill the disk. */
export const pictureWidths = [
  48, 64, 80, 96, 100, 120, 128, 150, 160, 200, 240, 256, 280, 300, 320, 360, 375, 400, 450, 480, 512, 540,
  563, 590, 600, 640, 720, 750, 768, 800, 828, 900, 960, 1000, 1080, 1126, 1180, 1200, 1280, 1440, 1500, 1600,
  1770, 1800,
] as const;

/** Highest picture that is drawn, in pixels. */
export const mostHeight = 2400;

/** Shapes of pictures, width to height: products, order lines, squares, banners (wide, tall), social images. */
export const pictureRatios = [3 / 4, 4 / 5, 1, 1180 / 480, 563 / 743, 1200 / 630, 16 / 9, 4 / 3, 2] as const;

/** Why a size is refused, or that it is not. */
export type SizeVerdict = 'allowed' | 'not_positive' | 'too_large' | 'not_offered';

const isPositive = (side: number) => Number.isInteger(side) && side > 0;

/** Checks a size in pixels. Both sides must be positive whole numbers (SHELL-44); a height may be rounded either way. */
export function checkSize(width: number, height: number): SizeVerdict {
  if (!isPositive(width) || !isPositive(height)) return 'not_positive';
  if (width > 1800 || height > mostHeight) return 'too_large';
  const isOfferedWidth = pictureWidths.some((offered) => offered === width);
  const isOfferedRatio = pictureRatios.some((ratio) => Math.abs(height - width / ratio) <= 1);
  return isOfferedWidth && isOfferedRatio ? 'allowed' : 'not_offered';
}
