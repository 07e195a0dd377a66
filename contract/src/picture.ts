import { z } from 'zod';

/**
 * A picture that the image service can draw at any size: its code in `/img/{width}x{height}/{code}`, what it shows, and
 * the colour that stands in its place until it is there.
 */
export const Picture = z.object({ code: z.string(), alt: z.string(), colour: z.string() });
export type Picture = z.infer<typeof Picture>;

/** The address of a picture at a size in CSS pixels. Throws on a size that is not positive (account-and-shell §9). */
export function pictureAddress(code: string, width: number, height: number): string {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new Error(
      `pictureAddress: ${width}x${height} is not a size. Give a positive whole width and height.`,
    );
  }
  return `/img/${width}x${height}/${code}`;
}
