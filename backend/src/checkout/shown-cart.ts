import type { Transaction } from 'kysely';
import { changesOf, paramsOf } from '@rukav/contract/cart/order-changes.ts';
import type { Cart, OrderSummary } from '@rukav/contract/cart/schemas.ts';
import {
  aboutLines,
  createCartRepository,
  groupPlacesOf,
  loadContent,
  readCart,
  readVisitorCart,
  toCartReply,
  type PricedCart,
} from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { Refusal, type RefusalDetails } from '../http/refusal.ts';
import { openPurse } from '../loyalty/index.ts';
import { lockCodes } from '../promotions/index.ts';
import { obstacleOf, refusalOfState, type CheckoutRefusal, type Obstacle } from './check-cart.ts';
import { worldOf } from './group-world.ts';
import { lockStock } from './reserve.ts';
import type { Submission } from './submission.ts';
import { checkoutText } from './texts.ts';

/** Refusals that mean that the cart is not as it was shown: they name what has changed. */
const tellingChanges: ReadonlySet<CheckoutRefusal> = new Set([
  'irrelevant_version',
  'prices_outdated',
  'sold_out',
  'no_orders',
  'lines_not_found',
  'obtaining_method_required',
]);

/** Returns an error for each difference between what was shown and the cart, all of the refusal's code. */
const namingChanges = (shown: OrderSummary, cart: Cart): Pick<RefusalDetails, 'also'> => ({
  also: changesOf(shown, cart).map((change) => ({ params: paramsOf(change) })),
});

/** Refuses a cart of another version than the one that was seen. */
async function refuseVersion(
  trx: Transaction<Database>,
  row: { version: number; country: string } | undefined,
  { owner, context, version, shown }: Submission,
): Promise<never> {
  const state = await createCartRepository(trx).stateOfVersion(owner, version);
  const code = refusalOfState(state, version, row?.version);
  const message = checkoutText(code, context.language);
  // Sums of another country are in another currency: they cannot be set beside each other.
  if (row?.country !== context.country || !tellingChanges.has(code)) throw new Refusal(code, { message });
  const { cart } = await readVisitorCart(trx, owner, context);
  throw new Refusal(code, { message, ...namingChanges(shown, cart) });
}

/** Refuses a cart that cannot be ordered, or that is not as it was shown. */
async function refuseChanged(
  trx: Transaction<Database>,
  cart: PricedCart,
  { code, lines }: Obstacle,
  { owner, context, shown }: Submission,
): Promise<never> {
  const details = aboutLines(checkoutText(code, context.language), lines, cart);
  if (!tellingChanges.has(code)) throw new Refusal(code, details);
  const now = await readVisitorCart(trx, owner, context);
  throw new Refusal(code, { ...details, ...namingChanges(shown, now.cart) });
}

/** Returns what keeps a cart that could be ordered from being the order that was shown. */
function deviationOf(cart: PricedCart, { shown }: Submission): Obstacle | undefined {
  const changes = changesOf(shown, toCartReply(cart).cart);
  if (changes.length === 0) return undefined;
  const isOfSum = changes.some(({ kind }) => kind === 'total');
  return { code: isOfSum ? 'prices_outdated' : 'irrelevant_version', lines: [] };
}

/** Locks the visitor's cart with its stock and codes, and returns it if it is exactly as it was shown; refuses any other. */
export async function lockShownCart(trx: Transaction<Database>, submission: Submission): Promise<PricedCart> {
  const { owner, context, version } = submission;
  const row = await createCartRepository(trx).lock(owner);
  if (!row || row.version !== version || row.country !== context.country)
    return refuseVersion(trx, row, submission);

  const { groups, lines } = await loadContent(trx, row, context);
  await lockStock(
    trx,
    lines.map(({ sku_id }) => sku_id),
    groupPlacesOf(groups, context),
  );
  await lockCodes(trx, row.promo_codes);
  if (row.applies_bonuses && row.account_id) await openPurse(trx, row.account_id, context.now);
  const { cart, changed } = await readCart(trx, row, context);
  const seen = changed.filter(({ line }) => line.is_available);
  const lost = seen.filter(({ isAvailable, isReleased }) => !isAvailable || isReleased);
  const outdated = {
    price: seen.filter(({ line, price }) => line.price !== price).map(({ line }) => line),
    availability: lost.map(({ line }) => line),
  };
  const obstacle = obstacleOf(cart, outdated, worldOf(cart, submission)) ?? deviationOf(cart, submission);
  return obstacle ? refuseChanged(trx, cart, obstacle, submission) : cart;
}
