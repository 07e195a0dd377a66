import type { Kernel } from '../kernel.ts';

/** Whether there is anything to sell: a model with a colour of its own. */
export const hasGoods = async (db: Kernel['db']): Promise<boolean> =>
  (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
