import { createEffect, scopeBind } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { deleteProducts } from '@rukav/contract/cart/calls.ts';
import { setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { changeCartFx } from '../cart/index.ts';
import type { CheckoutDraft } from './draft.ts';
import type { Plan } from './plan.ts';

/** What decides how the lines are obtained. */
export interface Allocation {
  draft: CheckoutDraft;
  plan: Plan;
  session: Session;
}

/** Sends a call that concerns the cart when its turn comes. */
export type Send = <C extends Call>(called: C, request: RequestOf<C>) => Promise<ResponseOf<C>>;

/** Has the cart's lines obtained as the draft says, one request after another. */
export async function allocate(send: Send, { draft, plan, session }: Allocation): Promise<void> {
  const { cityId } = session;
  const ids = (lineIds: readonly string[]) => [...lineIds];
  if (plan.deleted.length > 0) await send(deleteProducts, { body: { lineIds: ids(plan.deleted) } });
  if (plan.pickup.length > 0 && draft.pickupId !== null) {
    await send(setShippingGroup, {
      body: {
        lineIds: ids(plan.pickup),
        shippingGroupType: 'pickup',
        pickupId: draft.pickupId,
        cityId,
      },
    });
  }
  if (plan.delivery.length > 0 && draft.slot) {
    const { date, ...interval } = draft.slot;
    const lineIds = ids(plan.delivery);
    await send(setShippingGroup, { body: { lineIds, shippingGroupType: 'delivery', cityId } });
    await send(setDelivery, {
      body: {
        lineIds,
        address: { ...draft.address, cityId, city: session.cityName },
        date,
        interval,
        comment: draft.comment.trim(),
      },
    });
  }
}

/** A sender of the scope in which it is made. */
export function sendInTurn(): Send {
  const change = scopeBind(changeCartFx, { safe: true });
  return ((called: Call, request: RequestOf<Call>) =>
    change({ send: (at) => at.send(called, request) })) as Send;
}

/** Has the cart's lines obtained as the draft says, before anything is ordered. */
export const obtainFx = createEffect<Allocation, void>((allocation) => allocate(sendInTurn(), allocation));
