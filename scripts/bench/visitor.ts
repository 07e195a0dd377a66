import type { Browser } from 'playwright';
import { aVisitor, putIntoCart, type Shop } from './interactions.ts';

/** The `Cookie` of a visitor who has put a piece into her cart: a session, and what else the store has set. */
export async function cookieWithCart(browser: Browser, shop: Shop): Promise<string> {
  const context = await aVisitor(browser, shop);
  await putIntoCart(await context.newPage(), shop);
  const cookies = await context.cookies(shop.origin);
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
