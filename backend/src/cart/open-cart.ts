import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Database } from '../database/schema.ts';
import type { CountryCity } from '../geography/index.ts';
import { isHandingOver, isSelling } from '../points/index.ts';
import {
  loadContent,
  type CartContent,
  type GiftCardOfCart,
  type GroupRow,
  type LineRow,
  type Needed,
} from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import type { CartOwner, CartRow } from './cart-repository.ts';
import type { PricedCart } from './priced-cart.ts';
import { saveCart } from './save-cart.ts';
import { inCountryOf, repriced } from './reprice.ts';
import { loadSupply } from './supply.ts';
import { toPricedCart } from './to-priced-cart.ts';

/** What of a cart itself a change may set. */
type CartValues = Partial<Omit<CartRow, 'id' | 'version' | 'state' | 'changed_at'>>;

/**
 * A cart that is locked for a change. It is read once; changes are made to the copy in memory, show in `cart` at once, and
 * are written when the change is done. What a change needs besides (`Needed`) is read together with the cart.
 */
export interface OpenCart {
  trx: Transaction<Database>;
  owner: CartOwner;
  context: CartContext;
  /** The cart as it has become. */
  readonly cart: PricedCart;
  /** A city of the cart's country, if there is such a one among those that are needed. */
  findCity: (cityId: number) => CountryCity | undefined;
  /** A shop of the cart's country that hands orders over now, if there is such a one among those that are needed. */
  findSellingPoint: (pointId: string) => PickupPoint | undefined;
  /** A partner's point of the cart's country that hands orders over now, likewise. */
  findPartnerPoint: (pointId: string) => PickupPoint | undefined;
  change: (values: CartValues) => void;
  addPieces: (skuId: string, quantity: number, groupId: string | null) => LineRow[];
  changePieces: (ids: readonly string[], values: Partial<LineRow>) => void;
  deletePieces: (ids: readonly string[]) => void;
  addGroup: (group: Pick<GroupRow, 'type' | 'point_id' | 'city_id'>) => GroupRow;
  changeGroup: (id: string, values: Partial<GroupRow>) => void;
  addGiftCard: (card: Omit<GiftCardOfCart, 'id' | 'place' | 'cart_id' | 'added_at'>) => void;
  deleteGiftCard: (id: string) => void;
  /** Takes pieces that have been moved here from another cart, and reads what they can be had from. */
  takePieces: (lines: readonly LineRow[]) => Promise<void>;
  /** Brings the cart up to date with prices and stock, and writes it. */
  save: () => Promise<PricedCart>;
}

/** Opens a locked cart for a change. */
export async function openForChange(
  trx: Transaction<Database>,
  row: CartRow,
  owner: CartOwner,
  context: CartContext,
  needed: Needed = {},
): Promise<OpenCart> {
  const loaded = await loadContent(trx, row, context, needed);
  let before: CartContent = loaded;
  let content = inCountryOf(before, context);
  let supply = await loadSupply(trx, content, context, needed);
  let priced: PricedCart | undefined;

  const become = (changes: Partial<CartContent>) => {
    content = { ...content, ...changes };
    priced = undefined;
  };
  const read = () => (priced ??= toPricedCart(content, loaded, supply, context));

  return {
    trx,
    owner,
    context,
    get cart() {
      return read();
    },
    findCity: (cityId) => loaded.cities.get(cityId),
    findSellingPoint: (pointId) => {
      const point = loaded.points.get(pointId);
      return point && isSelling(point) && loaded.cities.has(point.cityId) ? point : undefined;
    },
    findPartnerPoint: (pointId) => {
      const point = loaded.points.get(pointId);
      return point && isHandingOver(point) && loaded.cities.has(point.cityId) ? point : undefined;
    },
    change: (values) => become({ cart: { ...content.cart, ...values } }),
    addPieces: (skuId, quantity, groupId) => {
      const last = content.lines.at(-1)?.place ?? 0;
      const added = Array.from({ length: quantity }, (_, index) => ({
        id: randomUUID() as string,
        place: last + 1 + index,
        cart_id: row.id,
        sku_id: skuId,
        group_id: groupId,
        added_price: null,
        price: null,
        is_available: true,
        added_at: context.now,
      }));
      become({ lines: [...content.lines, ...added] });
      return added;
    },
    changePieces: (ids, values) => {
      const changed = new Set(ids);
      become({ lines: content.lines.map((line) => (changed.has(line.id) ? { ...line, ...values } : line)) });
    },
    deletePieces: (ids) => {
      const gone = new Set(ids);
      become({ lines: content.lines.filter(({ id }) => !gone.has(id)) });
    },
    addGroup: (group) => {
      const added = {
        ...group,
        id: randomUUID() as string,
        cart_id: row.id,
        address: null,
        date: null,
        interval_from: null,
        interval_to: null,
        fitting: false,
        comment: '',
        created_at: context.now,
      };
      become({ groups: [...content.groups, added] });
      return added;
    },
    changeGroup: (id, values) =>
      become({ groups: content.groups.map((group) => (group.id === id ? { ...group, ...values } : group)) }),
    addGiftCard: (card) => {
      const place = (content.giftCards.at(-1)?.place ?? 0) + 1;
      const added = { ...card, id: randomUUID() as string, place, cart_id: row.id, added_at: context.now };
      become({ giftCards: [...content.giftCards, added] });
    },
    deleteGiftCard: (gone) => become({ giftCards: content.giftCards.filter(({ id }) => id !== gone) }),
    takePieces: async (lines) => {
      const inOrder = (all: readonly LineRow[]) => all.toSorted((one, other) => one.place - other.place);
      before = { ...before, lines: inOrder([...before.lines, ...lines]) };
      // In this cart they are new: what they cost in another one is forgotten.
      const added = lines.map((line) => ({ ...line, added_price: null, price: null }));
      become({ lines: inOrder([...content.lines, ...added]) });
      supply = await loadSupply(trx, content, context, needed);
    },
    save: async () => {
      const after = repriced(read());
      const cart = await saveCart(trx, before, after, context.now);
      return toPricedCart({ ...after, cart }, loaded, supply, context);
    },
  };
}
