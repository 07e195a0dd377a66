/** The size of a picture in whole pixels of the screen. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Refuses a size that no picture can have: both sides are positive whole numbers (SHELL-44). */
export function imageSize(width: number, height: number): ImageSize {
  if (!(Number.isSafeInteger(width) && width > 0 && Number.isSafeInteger(height) && height > 0)) {
    throw new RangeError(
      `A picture of ${width} × ${height} cannot be asked for: give a positive whole width and height in pixels.`,
    );
  }
  return { width, height };
}

/** Writes the `srcSet` of one picture over several widths, each as high as the ratio (width to height) says. */
export function srcSetOf(
  addressOf: (size: ImageSize) => string,
  widths: readonly number[],
  ratio: number,
): string {
  return widths
    .map((width) => `${addressOf(imageSize(width, Math.round(width / ratio)))} ${width}w`)
    .join(', ');
}
