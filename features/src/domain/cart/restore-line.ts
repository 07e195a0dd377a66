import { createEffect, scopeBind } from 'effector';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { setComment, setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import type { Cart, CartLine, ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { Api, CallFailed } from '../../platform/api/index.ts';
import { lastLineIds, wayOf } from './lines.ts';
import { changeCartFx } from './model.ts';

/** A line as it was, with how it was obtained. */
export interface DeletedLine {
  line: CartLine;
  group: ShippingGroup | undefined;
}

/** Has some lines obtained as a group was that is not there any more. */
async function obtainAs(group: ShippingGroup, lineIds: string[], send: Api): Promise<unknown> {
  const { address, date, interval, fitting, comment, pickupId, cityId } = group;
  const type = wayOf(group);
  if (type === null || cityId === null) return null;
  const isCourier = type === 'delivery' || type === 'express_delivery';
  if (isCourier && address && date && interval)
    return send(setDelivery, { body: { lineIds, kind: type, address, date, interval, fitting, comment } });
  const reply = await send(setShippingGroup, {
    body: { lineIds, shippingGroupType: type, cityId, ...(pickupId !== null && { pickupId }) },
  });
  const made = reply.cart.lines.find((line) => lineIds.includes(line.lineIds[0] ?? ''));
  return made && comment !== ''
    ? send(setComment, { body: { shippingGroupId: made.shippingGroupId, comment } })
    : reply;
}

const hasGroup = (cart: Cart | null, { id }: ShippingGroup) =>
  cart?.shippingGroups.some((group) => group.id === id) ?? false;

/** Puts a deleted line back the way it was obtained: into its group, or into one like it where that went with the line. */
export const restoreFx = createEffect<DeletedLine, unknown, CallFailed>(async ({ line, group }) => {
  const change = scopeBind(changeCartFx, { safe: true });
  const { skuId, quantity } = line;
  const way = group && wayOf(group) !== null ? group : undefined;
  let isGone = false;
  await change({
    send: ({ send, cart }) => {
      isGone = way !== undefined && !hasGroup(cart, way);
      const shippingGroupId = isGone ? 'unallocated' : way?.id;
      const items = [{ skuId, quantity }];
      return send(addProducts, { body: { items, ...(shippingGroupId && { shippingGroupId }) } });
    },
  });
  if (!way || !isGone) return;
  await change({
    send: async ({ send, cart }) => {
      const waits = (one: CartLine) => one.skuId === skuId && one.shippingGroupId === 'unallocated';
      const added = cart?.lines.find(waits);
      return added ? obtainAs(way, [...lastLineIds(added, quantity)], send) : null;
    },
  });
});
