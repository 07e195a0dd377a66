import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { checkoutOf, createDevice, fillCart, goodsWith } from '../trials/buyer.ts';

const phone = '+79990000001';
/** What `fillCart` makes of it. */
const mailbox = `try${phone.slice(1)}@example.com`;

/** Orders something, and answers the path under which whoever has the link of its letter pays: no session is needed there. */
export async function paymentPath(origin: string): Promise<string> {
  const buyer = createDevice(origin, '10.99.0.1');
  await fillCart(buyer, await goodsWith(buyer, 10), phone);
  const paid = await buyer.send<CartReply>('POST', '/api/v3/cart/payment-method', {
    paymentMethod: 'online',
  });
  if (!paid.body) throw new Error('The way to pay could not be chosen.');
  await buyer.send('POST', '/api/v3/cart/checkout', checkoutOf(paid.body.cart), crypto.randomUUID());
  const kept = await fetch(`${origin}/dev/messages.json?recipient=${mailbox}`);
  const path = /\/dopay\/[\w-]+\?key=[\w-]+/.exec(await kept.text())?.[0];
  if (path === undefined) throw new Error('No letter with a link of a payment has come.');
  return path;
}
