/** What photographs are taken. */
export interface PhotoLimits {
  /** How many at most. */
  count: number;
  /** How large each may be, in bytes. */
  size: number;
  /** Media types: `image/jpeg`. */
  types: readonly string[];
}

/** Why a file is not taken. */
export type PhotoFault = 'wrongType' | 'tooLarge' | 'tooMany';

/** Files in the order in which they were chosen. */
export interface SortedPhotos {
  taken: readonly File[];
  refused: readonly { file: File; fault: PhotoFault }[];
}

/** Sorts chosen files by the limits. Those that are refused leave their places to the ones after them. */
export function sortPhotos(files: readonly File[], present: number, limits: PhotoLimits): SortedPhotos {
  const taken: File[] = [];
  const refused: { file: File; fault: PhotoFault }[] = [];
  for (const file of files) {
    if (!limits.types.includes(file.type)) refused.push({ file, fault: 'wrongType' });
    else if (file.size > limits.size) refused.push({ file, fault: 'tooLarge' });
    else if (present + taken.length >= limits.count) refused.push({ file, fault: 'tooMany' });
    else taken.push(file);
  }
  return { taken, refused };
}
