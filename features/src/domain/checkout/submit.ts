import { attach, createEvent, createStore, scopeBind } from 'effector';
import type { BodyOf, Call, RequestOf, ResponseOf } from '@rukav/contract';
import {
  checkout,
  deleteProducts,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/calls.ts';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { failureOf, type CallOptions } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { changeCartFx } from '../cart/index.ts';
import type { CheckoutDraft } from './draft.ts';
import type { Plan } from './plan.ts';
import { isOutcomeOpen } from './refusals.ts';

/** One wish to order: the same key and body for a double click, a retry and a lost answer. */
export interface Intention {
  key: string;
  body: BodyOf<typeof checkout>;
  /** What the draft and the cart were: anything else is another wish. */
  about: string;
}

/** What submitting needs to know. */
export interface Submission {
  draft: CheckoutDraft;
  plan: Plan;
  cart: Cart;
  session: Session;
}

const intended = createEvent<Intention>();
/** An intention from before a reload. */
export const intentionRestored = createEvent<Intention | null>();
export const intentionDropped = createEvent();

/** The order that was sent and whose outcome is not known; null when there is none. */
export const $intention = createStore<Intention | null>(null, { serialize: 'ignore' })
  .on(intended, (_, intention) => intention)
  .on(intentionRestored, (_, intention) => intention)
  .reset(intentionDropped);

type Send = <C extends Call>(called: C, request: RequestOf<C>) => Promise<ResponseOf<C>>;

/** Brings the cart into the state that the draft describes, one request after another. */
async function prepare(send: Send, { draft, plan, session }: Submission) {
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
  await send(setContact, {
    body: {
      fullName: draft.fullName.trim().replace(/\s+/g, ' '),
      phone: draft.phone,
      email: draft.email.trim(),
    },
  });
  if (draft.paymentMethod) await send(setPaymentMethod, { body: { paymentMethod: draft.paymentMethod } });
}

/** The draft and the cart as one text, to tell one wish from another. */
const aboutOf = ({ draft, cart }: Submission) => JSON.stringify([cart.id, draft]);

/**
 * Makes the order. After an answer that got lost the same wish is sent again as it was, with its key and nothing before
 * it, so that there is never a second order.
 */
export const submitFx = attach({
  source: $intention,
  effect: async (intention, submission: Submission) => {
    const change = scopeBind(changeCartFx, { safe: true });
    const intend = scopeBind(intended, { safe: true });
    const drop = scopeBind(intentionDropped, { safe: true });
    const makeKey = scopeBind(keyMadeFx, { safe: true });
    const about = aboutOf(submission);
    const send = ((called: Call, request: RequestOf<Call>, options?: CallOptions) =>
      change({ send: (at) => at.send(called, request, options) })) as Send;
    const order = ({ key, body }: Intention) =>
      change({
        send: (at) => at.send(checkout, { body }, { idempotencyKey: key }),
      }) as Promise<ResponseOf<typeof checkout>>;

    try {
      if (intention?.about === about) return await order(intention);
      await prepare(send, submission);
      const key = await makeKey();
      return (await change({
        send: ({ send: call, cart }) => {
          const { rules, personalData, mailing } = submission.draft;
          const agreement = { rules, personalData, mailing } as Intention['body']['agreement'];
          const body = { version: cart?.version ?? submission.cart.version, agreement };
          intend({ key, body, about });
          return call(checkout, { body }, { idempotencyKey: key });
        },
      })) as ResponseOf<typeof checkout>;
    } catch (thrown) {
      if (!isOutcomeOpen(failureOf(thrown))) drop();
      throw thrown;
    }
  },
});
