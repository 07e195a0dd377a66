import type { Transaction } from 'kysely';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import { createAccountRepository, recordConsents } from '../accounts/index.ts';
import { createAddressRepository } from '../addresses/index.ts';
import {
  bonusesOf,
  createCartRepository,
  linesOf,
  livingGroups,
  openCart,
  sellableCards,
  supplyGroups,
  type CartOwner,
  type PricedCart,
} from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { placeGiftCard } from '../gift-cards/index.ts';
import { Refusal } from '../http/refusal.ts';
import { createOrderRepository, type OrderRow } from '../orders/index.ts';
import { spendBonuses } from '../loyalty/index.ts';
import { redeemCodes } from '../promotions/index.ts';
import { gather, reserve } from './reserve.ts';
import { lockShownCart } from './shown-cart.ts';
import type { Submission } from './submission.ts';
import { checkoutText } from './texts.ts';
import { countingCodes, toNewOrder, type Buyer } from './to-new-order.ts';

/** What a checkout has made: orders, one a shipping group, and one a gift card. */
export interface Placed {
  orders: OrderRow[];
  /** Orders of gift cards, each paid by itself. */
  cards: OrderRow[];
  /** How many pieces are in them. */
  pieces: number;
  /** Whether they wait for a guest to prove the phone. */
  isUnproven: boolean;
}

/** Orders the gift cards of a cart, each by itself: it is paid, cancelled and sent as one that is bought by itself. */
async function placeCards(
  trx: Transaction<Database>,
  cart: PricedCart,
  { owner, locale, context }: Submission,
): Promise<OrderRow[]> {
  const { country, currency, city, now } = context;
  const method = cart.cart.payment_method;
  const placed: OrderRow[] = [];
  for (const { id: _id, place: _place, added_at: _at, currency: _own, cart_id, ...card } of sellableCards(
    cart,
  ))
    placed.push(
      await placeGiftCard(trx, {
        ...card,
        // A time that has passed while it lay in the cart: it goes as soon as it is paid.
        send_at: card.send_at && card.send_at > now ? card.send_at : null,
        cartId: cart_id,
        paymentMethod: method && isPaidOnline(method) ? method : 'online',
        buyer: { accountId: owner.accountId, sessionId: owner.sessionId, locale },
        place: { country, currency, cityId: city.id },
        now,
      }),
    );
  return placed;
}

async function buyerOf(trx: Transaction<Database>, cart: PricedCart, submission: Submission): Promise<Buyer> {
  const { owner, locale, context } = submission;
  if (owner.accountId) return { accountId: owner.accountId, guestSessionId: null, locale };
  const { account } = await createAccountRepository(trx).ensure({
    phone: cart.cart.phone ?? '',
    email: null,
    firstName: null,
    locale,
    createdBy: 'order',
    now: context.now,
  });
  return { accountId: account.id, guestSessionId: owner.sessionId, locale };
}

/** Closes the cart; what could not be had goes over into a new one, and so do gift cards of another country. */
async function closeCart(trx: Transaction<Database>, cart: PricedCart, owner: CartOwner): Promise<void> {
  const { country, now } = cart.context;
  const carts = createCartRepository(trx);
  await carts.setState(cart.cart.id, 'issued', now);
  const left = cart.lines.filter(({ is_available }) => !is_available).map(({ id }) => id);
  const ordered = sellableCards(cart);
  await carts.deleteGiftCards(ordered.map(({ id }) => id));
  if (left.length + cart.giftCards.length === ordered.length) return;
  const next = await openCart(trx, owner, country, now);
  await carts.movePieces(left, next.id);
  await carts.moveGiftCards(cart.cart.id, next.id);
}

/** Orders the goods of a cart, an order a group, and uses up the codes that made them cheaper. */
async function placeGoods(
  trx: Transaction<Database>,
  cart: PricedCart,
  given: ReadonlyMap<string, string>,
  submission: Submission,
): Promise<Pick<Placed, 'orders' | 'isUnproven'>> {
  const { now } = submission.context;
  const buyer = await buyerOf(trx, cart, submission);
  const repository = createOrderRepository(trx);
  const orders: OrderRow[] = [];
  for (const group of livingGroups(cart)) {
    const order = await repository.add(toNewOrder(cart, group, given, buyer));
    const bonuses_used = bonusesOf(linesOf(cart.lines, group.id), cart);
    const spending = { accountId: buyer.accountId, orderNumber: order.number, bonuses: bonuses_used };
    await spendBonuses(trx, spending, now);
    orders.push({ ...order, bonuses_used });
  }
  const use = { cartId: cart.cart.id, accountId: buyer.accountId, now };
  await redeemCodes(trx, countingCodes(cart), use);
  return { orders, isUnproven: buyer.guestSessionId !== null };
}

/**
 * Makes the orders of a cart: all of it or nothing. It takes the stock, finds or makes the account, writes down the orders
 * and what was agreed to, and closes the cart. Letters are the caller's. A guest who buys gift cards alone needs no account.
 */
export async function placeOrders(trx: Transaction<Database>, submission: Submission): Promise<Placed> {
  const { owner, context, ip, mailing } = submission;
  const cart = await lockShownCart(trx, submission);
  const ordered = livingGroups(cart).flatMap(({ id }) => linesOf(cart.lines, id));
  const given = supplyGroups(cart);

  const taken = ordered.map(({ id, sku_id }) => ({ skuId: sku_id, placeId: given.get(id) ?? '' }));
  if (!(await reserve(trx, gather(taken))))
    throw new Refusal('sold_out', { message: checkoutText('sold_out', context.language) });

  const goods =
    ordered.length > 0 ? await placeGoods(trx, cart, given, submission) : { orders: [], isUnproven: false };
  const cards = await placeCards(trx, cart, submission);

  await recordConsents(trx, {
    accountId: owner.accountId,
    sessionId: owner.sessionId,
    orderNumber: [...goods.orders, ...cards][0]?.number ?? null,
    channel: 'checkout',
    ip,
    mailing,
    now: context.now,
  });
  await closeCart(trx, cart, owner);
  if (owner.accountId) await createAddressRepository(trx, owner.accountId).forgetCurrent();
  return { ...goods, cards, pieces: ordered.length };
}
