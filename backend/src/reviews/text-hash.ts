import { createHash } from 'node:crypto';

/** The hash by which a repeated text is known. Spaces and capitals make no difference. */
export const textHash = (text: string) =>
  createHash('sha256').update(text.trim().replace(/\s+/g, ' ').toLowerCase()).digest();
