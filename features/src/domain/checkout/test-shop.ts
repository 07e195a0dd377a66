import { allSettled, fork } from 'effector';
import { vi } from 'vitest';
import { $api, CallFailed, type Api, type CallOptions } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { aReply } from '../cart/cart-builders.ts';
import { aStore, someVariants } from '../obtaining/obtaining-builders.ts';
import { aDraft } from './checkout-builders.ts';
import * as checkout from './index.ts';

/** Answers one call of a shop. */
export type Answer = (request: { body?: unknown }) => unknown;
/** One call that was sent. */
interface Sent {
  path: string;
  body: unknown;
  key: string | undefined;
}

/** Answers nothing: nobody knows what became of the call. */
export const lost = () => {
  throw new CallFailed({ kind: 'fault', status: 503 });
};
/** Refuses with a code, at a field where one is named. */
export const refusing = (code: string, field?: string) => () => {
  throw new CallFailed({
    kind: 'refused',
    status: 409,
    errors: [{ code, message: code, ...(field !== undefined && { field }) }],
    requestId: 'r',
  });
};

/** A shop with the model of checkout in front of it; what is sent and opened is recorded. */
export function aShop(answers: Record<string, Answer> = {}, kept: unknown = { draft: aDraft() }) {
  const sent: Sent[] = [];
  const replies: Record<string, Answer> = {
    '/account': () => ({ profile: null }),
    '/cart/proposed-address': () => ({ address: null }),
    '/cart/shipping-channels': () => ({ channels: [], warehouseLineIds: ['l1'], expressLineIds: [] }),
    '/cart/stores-with-communications': () => ({ stores: [aStore()] }),
    '/cart/delivery-variants': () => someVariants(),
    '/cart/checkout': () => ({ orderNumbers: ['A-1001'], accountCreated: true }),
    ...answers,
  };
  const send = (async (called: { path: string }, request: { body?: unknown }, options?: CallOptions) => {
    sent.push({ path: called.path, body: request.body, key: options?.idempotencyKey });
    return (replies[called.path] ?? (() => aReply()))(request);
  }) as unknown as Api;
  const went = vi.fn();
  const modals = vi.fn();
  const saved = vi.fn();
  let keys = 0;
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now: () => Date.parse('2026-11-21T12:00:00+03:00') }],
    ],
    handlers: [
      [addressRequestedFx, went],
      [openModalFx, modals],
      [checkout.draftReadFx, () => kept],
      [checkout.draftSavedFx, saved],
      [keyMadeFx, () => `key-${(keys += 1)}`],
    ],
  });
  const orders = () => sent.filter(({ path }) => path === '/cart/checkout');
  const submit = () => allSettled(checkout.checkoutForm.submitted, { scope });
  return {
    scope,
    sent,
    orders,
    went,
    modals,
    saved,
    replies,
    submit,
    open: () => allSettled(checkout.opened, { scope }),
  };
}
