import { createEffect, scopeBind } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { deleteProducts } from '@rukav/contract/cart/calls.ts';
import { setComment, setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import type { Cart, ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { addressFields, addressFault } from '../address/index.ts';
import { changeCartFx } from '../cart/index.ts';
import type { CheckoutDraft } from './draft.ts';
import type { Plan } from './plan.ts';
import { groupOfLines } from './shown-order.ts';

/** What decides how the lines are obtained. */
export interface Allocation {
  draft: CheckoutDraft;
  plan: Plan;
  session: Session;
  /** The cart as it is before: what it says already is not sent again. */
  cart: Cart;
}

/** Sends a call that concerns the cart when its turn comes. */
export type Send = <C extends Call>(called: C, request: RequestOf<C>) => Promise<ResponseOf<C>>;

type Delivery = RequestOf<typeof setDelivery>['body'];

const isSameDelivery = (
  group: ShippingGroup | undefined,
  { kind, address, date, interval, comment, fitting }: Delivery,
) =>
  group !== undefined &&
  group.type === kind &&
  group.address !== null &&
  group.date === date &&
  group.interval?.from === interval.from &&
  group.interval?.to === interval.to &&
  group.comment === comment &&
  group.fitting === fitting &&
  (Object.keys(group.address) as (keyof typeof group.address)[]).every(
    (name) => (address[name] ?? null) === group.address?.[name],
  );

/** Has a courier of a kind bring some lines: to the address, or, while it is not complete, at all. */
async function bring(
  send: Send,
  kind: DeliveryKind,
  lineIds: readonly string[],
  { draft, session, cart }: Allocation,
): Promise<void> {
  const { cityId, cityName: city } = session;
  if (lineIds.length === 0) return;
  const group = groupOfLines(cart, lineIds);
  const isAddressed = addressFields.every((field) => !addressFault(field, draft.address[field]));
  if (group?.type !== kind)
    await send(setShippingGroup, { body: { lineIds: [...lineIds], shippingGroupType: kind, cityId } });
  const slot = kind === 'delivery' ? draft.slot : draft.expressSlot;
  if (!slot || !isAddressed) return;
  const { date, ...interval } = slot;
  const address = { ...draft.address, cityId, city };
  const fitting = draft.fitting && kind === 'delivery';
  const body = {
    lineIds: [...lineIds],
    kind,
    fitting,
    address,
    date,
    interval,
    comment: draft.comment.trim(),
  };
  if (!isSameDelivery(group, body)) await send(setDelivery, { body });
}

/** Has some lines collected at a point, with what is said to whoever hands them over. */
async function collect(
  send: Send,
  { type, pickupId, lineIds }: Plan['pickups'][number],
  { draft, session, cart }: Allocation,
): Promise<void> {
  const known = groupOfLines(cart, lineIds);
  const isKnown = known?.pickupId === pickupId;
  const body = { lineIds: [...lineIds], shippingGroupType: type, pickupId, cityId: session.cityId };
  const groups = isKnown ? [known] : (await send(setShippingGroup, { body })).cart.shippingGroups;
  const group = groups.find((one) => one.pickupId === pickupId);
  const comment = draft.comments[pickupId]?.trim() ?? '';
  if (group && group.comment !== comment)
    await send(setComment, { body: { shippingGroupId: group.id, comment } });
}

/** Has the cart's lines obtained as the plan says, one request after another. What it gives up stays. */
export async function assign(send: Send, allocation: Allocation): Promise<void> {
  const { plan } = allocation;
  for (const pickup of plan.pickups) await collect(send, pickup, allocation);
  await bring(send, 'delivery', plan.delivery, allocation);
  await bring(send, 'express_delivery', plan.express, allocation);
}

/** Like `assign`, and deletes what the plan gives up. */
export async function allocate(send: Send, allocation: Allocation): Promise<void> {
  const { deleted } = allocation.plan;
  if (deleted.length > 0) await send(deleteProducts, { body: { lineIds: [...deleted] } });
  await assign(send, allocation);
}

/** A sender of the scope in which it is made. `before` is asked when a call's turn comes: if it throws, nothing is sent. */
export function sendInTurn(before?: () => Promise<void>): Send {
  const change = scopeBind(changeCartFx, { safe: true });
  return ((called: Call, request: RequestOf<Call>) =>
    change({
      send: async (at) => {
        await before?.();
        return at.send(called, request);
      },
    })) as Send;
}

/** Has the cart's lines obtained as the draft says, before anything is ordered. */
export const obtainFx = createEffect<Allocation, void>((allocation) => allocate(sendInTurn(), allocation));
