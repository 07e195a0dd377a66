/** The address of a picture at a size in CSS pixels. Throws on a size that is not positive (SHELL-44). */
export function pictureAddress(code: string, width: number, height: number): string {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new Error(
      `pictureAddress: ${width}x${height} is not a size. Give a positive whole width and height.`,
    );
  }
  return `/img/${width}x${height}/${code}`;
}
