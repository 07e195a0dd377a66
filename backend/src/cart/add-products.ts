import { emailPattern } from '@rukav/contract/values.ts';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { AddProducts } from '@rukav/contract/cart/schemas.ts';
import { limits } from '@rukav/contract';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { isShop } from '../points/index.ts';
import { ensurePointGroup, releaseLost } from './groups.ts';
import type { OpenCart } from './open-cart.ts';
import { supplyPieces } from './priced-cart.ts';
import { refuseCart, refuseQuantity } from './refuse.ts';
import { looseGroups } from './loose-groups.ts';
import { fillCart } from './visitor-cart.ts';

type Body = z.output<typeof AddProducts.body>;

const isShopOf = ({ cart }: OpenCart, pointId: string) => {
  const point = cart.points.get(pointId);
  return point !== undefined && isShop(point);
};

/** Which group new pieces go to: the one asked for, the shop's, or the one where the others of the size are. */
function groupFor(open: OpenCart, body: Body): (skuId: string) => string | null {
  const { cart, context } = open;
  const odd = (field: string) => refuseCart('invalid_request', context.language, { field });
  if (body.pvz !== undefined) {
    if (body.storeId !== undefined || isShopOf(open, body.pvz)) return odd('pvz');
    const point = open.findPartnerPoint(body.pvz);
    if (!point) return refuseCart('pickup_point_not_found', context.language, { field: 'pvz' });
    const group = ensurePointGroup(open, point);
    return () => group.id;
  }
  if (body.shippingGroupId === looseGroups.unallocated) return () => null;
  if (body.shippingGroupId !== undefined) {
    const asked = cart.groups.find(({ id }) => id === body.shippingGroupId);
    return asked ? () => asked.id : odd('shippingGroupId');
  }
  if (body.storeId !== undefined) {
    const point = open.findSellingPoint(body.storeId);
    if (!point) return refuseCart('pickup_point_not_found', context.language, { field: 'storeId' });
    const group = ensurePointGroup(open, point);
    return () => group.id;
  }
  return (skuId) => {
    const groups = new Set(cart.lines.filter((line) => line.sku_id === skuId).map((line) => line.group_id));
    const [only] = groups;
    return groups.size === 1 ? (only ?? null) : null;
  };
}

/** Puts items into an open cart: all of them, or the request is refused. */
export function addItems(open: OpenCart, { items, ...body }: Body): void {
  const { cart, context } = open;
  const { language } = context;
  const wanted = new Map<string, number>();
  for (const { skuId, quantity } of items) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);

  const groupOf = groupFor(open, { items, ...body });
  const all = [...wanted.values()].reduce((sum, quantity) => sum + quantity, cart.lines.length);
  if (all > limits.cartPieces)
    refuseCart('quantity_limit_exceeded', language, { params: { maximum: limits.cartPieces } });

  const added = new Map<string, string[]>();
  for (const [skuId, quantity] of wanted) {
    if (!cart.goods.has(skuId)) refuseCart('product_not_found', language, { params: { skuId } });
    const held = cart.lines.filter(({ sku_id }) => sku_id === skuId).length;
    if (held + quantity > limits.quantityPerGoods) refuseQuantity(limits.quantityPerGoods, language, skuId);
    const pieces = open.addPieces(skuId, quantity, groupOf(skuId));
    added.set(
      skuId,
      pieces.map(({ id }) => id),
    );
  }

  const isChosen = [body.storeId, body.pvz].some((id) => id !== undefined);
  if (!isChosen) releaseLost(open, [...added.values()].flat());
  const filled = open.cart;
  const supplied = supplyPieces(filled.lines, filled);
  for (const [skuId, ids] of added) {
    if (ids.every((id) => supplied.has(id))) continue;
    const available = filled.lines.filter(({ id, sku_id }) => sku_id === skuId && supplied.has(id)).length;
    refuseQuantity(available, language, skuId);
  }
}

/** POST /cart/products/add: all that was asked for, or nothing. */
export const addProductsHandler = ({ db, flags }: Kernel) =>
  handle(addProducts, AddProducts, async ({ body, refuse, ...asked }) => {
    if (body.repeatOrder && !(await flags.read()).repeatOrder) return refuse('forbidden');
    const visitor = await asked.session.find();
    if (visitor?.email && !emailPattern.test(visitor.email)) refuseCart('invalid_email', asked.language);
    const change = (open: OpenCart) => {
      addItems(open, body);
      return {};
    };
    return fillCart(db, asked, change, {
      skuIds: body.items.map(({ skuId }) => skuId),
      pointIds: [body.storeId, body.pvz].filter((id) => id !== undefined),
    });
  });
