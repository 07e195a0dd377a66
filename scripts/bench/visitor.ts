import type { Browser } from 'playwright';
import { createDevice, register } from '../trials/buyer.ts';
import { aVisitor, putIntoCart } from './interactions.ts';
import type { Shop } from './shop.ts';

const headerOf = (cookies: Iterable<readonly [name: string, value: string]>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The `Cookie` of a visitor who has put a piece into her cart: a session, and what else the store has set. */
export async function cookieWithCart(browser: Browser, shop: Shop): Promise<string> {
  const context = await aVisitor(browser, shop);
  await putIntoCart(await context.newPage(), shop);
  const cookies = await context.cookies(shop.origin);
  await context.close();
  return headerOf(cookies.map(({ name, value }) => [name, value]));
}

/** The `Cookie` of a member who has just registered, as anybody does. */
export async function cookieOfMember(origin: string): Promise<string> {
  const jar = new Map<string, string>();
  const figures = String(Date.now()).slice(-9);
  const who = { phone: `+79${figures}`, email: `bench${figures}@example.com` };
  await register(createDevice(origin, '127.0.0.1', jar), who);
  return headerOf(jar);
}
