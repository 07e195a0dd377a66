import type { HandleOptions } from '../http/handle.ts';

/** How many texts one visitor may send: enough to review a whole order, too few to flood a moderator. */
export const mostTexts: HandleOptions['limit'] = { burst: 20, per: 3_600_000, perAddress: 5 };
