import type { Limit } from '../http/limits.ts';

/** How many texts one visitor may send: enough to review a whole order, too few to flood a moderator. */
export const mostTexts: Limit = { burst: 20, per: 3_600_000 };
