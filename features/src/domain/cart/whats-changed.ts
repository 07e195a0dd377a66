import type { Cart, CartProduct } from '@rukav/contract/cart/schemas.ts';

/** Something of the cart that is not as the shopper has seen it. */
export interface Changed {
  kind: 'added' | 'removed' | 'quantity' | 'soldOut' | 'elsewhere' | 'back' | 'dearer' | 'cheaper';
  skuId: string;
  name: string;
  size: string;
  /** The number of pieces or the price of one, before and now. */
  before: number;
  now: number;
}

interface Held {
  quantity: number;
  price: number;
  isSoldOut: boolean;
  /** Whether another city has what this one has not. */
  isElsewhere: boolean;
}

function heldOf({ lines }: Cart): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { skuId, quantity, pricePerItem, isSoldOut, isInOtherCities } of lines) {
    const known = held.get(skuId);
    held.set(skuId, {
      quantity: quantity + (known?.quantity ?? 0),
      price: isSoldOut ? (known?.price ?? pricePerItem) : pricePerItem,
      isSoldOut: isSoldOut && (known?.isSoldOut ?? true),
      isElsewhere: isInOtherCities || (known?.isElsewhere ?? false),
    });
  }
  return held;
}

const none: Held = { quantity: 0, price: 0, isSoldOut: false, isElsewhere: false };

function kindOf(before: Held, now: Held): Pick<Changed, 'kind' | 'before' | 'now'> | null {
  const pieces = { before: before.quantity, now: now.quantity };
  if (before.quantity === 0) return { kind: 'added', ...pieces };
  if (now.quantity === 0) return { kind: 'removed', ...pieces };
  if (now.isSoldOut !== before.isSoldOut) {
    const gone = now.isElsewhere ? 'elsewhere' : 'soldOut';
    return { kind: now.isSoldOut ? gone : 'back', ...pieces };
  }
  if (now.quantity !== before.quantity) return { kind: 'quantity', ...pieces };
  if (now.price === before.price) return null;
  return { kind: now.price > before.price ? 'dearer' : 'cheaper', before: before.price, now: now.price };
}

/**
 * What somebody else has changed of a cart: another device, another window, the stock, the prices. Size by size, in the order
 * of the cart, what is gone at the end; nothing where the currency is another one.
 */
export function whatChanged(
  before: Cart,
  now: Cart,
  products: Readonly<Record<string, CartProduct>>,
): readonly Changed[] {
  if (before.currency !== now.currency) return [];
  const seen = heldOf(before);
  const present = heldOf(now);
  return [...new Set([...present.keys(), ...seen.keys()])].flatMap((skuId) => {
    const change = kindOf(seen.get(skuId) ?? none, present.get(skuId) ?? none);
    const product = products[skuId];
    return change && product ? [{ ...change, skuId, name: product.name, size: product.size }] : [];
  });
}

/** What is found later is told with what was not read yet: of a size only the last that became of it. */
export const together = (told: readonly Changed[], found: readonly Changed[]): readonly Changed[] => [
  ...told.filter(({ skuId }) => !found.some((later) => later.skuId === skuId)),
  ...found,
];
