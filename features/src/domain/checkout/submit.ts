import { attach, createEvent, createStore, scopeBind } from 'effector';
import type { BodyOf, ResponseOf } from '@rukav/contract';
import { goodsChangesOf, paramsOf, type OrderChange } from '@rukav/contract/cart/order-changes.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { checkout, setContact, setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import type { Cart, OrderSummary } from '@rukav/contract/cart/schemas.ts';
import { CallFailed, failureOf } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { changeCartFx } from '../cart/index.ts';
import { allocate, sendInTurn, type Allocation, type Send } from './allocate.ts';
import { contactOf } from './draft.ts';
import { isOutcomeOpen } from './refusals.ts';

/** One wish to order: the same key and body for a double click, a retry and a lost answer. */
export interface Intention {
  key: string;
  body: BodyOf<typeof checkout>;
  /** What the draft and the cart were: anything else is another wish. */
  about: string;
}

/** The draft with the cart, and the order as it stood on screen when it was confirmed. */
export interface Submission extends Allocation {
  shown: OrderSummary;
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

/** Refuses an order whose goods have changed as the backend refuses it, before anything of the cart is changed. */
const refusedAs = (changes: readonly OrderChange[]) =>
  new CallFailed({
    kind: 'refused',
    status: checkout.refusals.irrelevant_version,
    errors: [{}, ...changes.map(paramsOf)].map((params) => ({
      code: 'irrelevant_version',
      message: '',
      params,
    })),
    requestId: '',
  });

/** Returns the cart without the pieces that the shopper gives up with the order. */
const withoutPieces = (cart: Cart, given: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    const lineIds = line.lineIds.filter((id) => !given.includes(id));
    return lineIds.length > 0 ? [{ ...line, lineIds, quantity: lineIds.length }] : [];
  }),
});

/** Brings the cart, as it is now, into the state that the draft describes, one request after another. */
async function prepare(send: Send, submission: Submission) {
  const { draft, shown } = submission;
  const { cart } = await send(getCart, { query: {} });
  const changes = goodsChangesOf(shown, withoutPieces(cart, submission.plan.deleted));
  if (changes.length > 0) throw refusedAs(changes);
  await allocate(send, { ...submission, cart });
  await send(setContact, { body: contactOf(draft) });
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
    const send = sendInTurn();
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
          const { shown } = submission;
          const body = { version: cart?.version ?? submission.cart.version, shown, agreement };
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
