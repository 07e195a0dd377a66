import { z } from 'zod';

/**
 * A picture that the image service can draw at any size: its code in `/img/{width}x{height}/{code}`, what it shows, and
 * the colour that stands in its place until it is there.
 */
export const Picture = z.object({ code: z.string(), alt: z.string(), colour: z.string() });
export type Picture = z.infer<typeof Picture>;

export { pictureAddress } from './picture-address.ts';
