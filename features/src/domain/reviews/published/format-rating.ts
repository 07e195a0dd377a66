import { formatNumber } from '../../../platform/locale/index.ts';

/** A mean as it is written in both languages: `4,6`, `4,0`. */
export const formatRating = (mean: number) => formatNumber(mean, { least: 1, most: 1 });
