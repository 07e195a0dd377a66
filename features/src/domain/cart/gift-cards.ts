import { createEffect, createEvent, sample, scopeBind } from 'effector';
import type { BodyOf, RefusalOf } from '@rukav/contract';
import { addGiftCard, deleteGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { failureOf, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../platform/errors/handle-refusals.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { changeCartFx } from './model.ts';

/** Puts a gift card into the cart. It fails as the call does: whoever sends it shows why. */
export const giftCardAddedFx = createEffect<BodyOf<typeof addGiftCard>, unknown, CallFailed>(async (body) => {
  const change = scopeBind(changeCartFx, { safe: true });
  const idempotencyKey = await scopeBind(keyMadeFx, { safe: true })();
  return change({ send: ({ send }) => send(addGiftCard, { body }, { idempotencyKey }) });
});

/** A gift card was taken out of the cart, by its id. */
export const giftCardDeleted = createEvent<string>();

const deleteFx = createEffect<string, unknown, CallFailed>((id) =>
  scopeBind(changeCartFx, { safe: true })({
    rows: [id],
    send: async ({ send, cart }) =>
      cart?.giftCards.some((card) => card.id === id) ? send(deleteGiftCard, { body: { id } }) : null,
  }),
);
sample({ clock: giftCardDeleted, target: deleteFx });

const attention = (message: MessageId): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});

handleRefusals({
  table: { lines_not_found: attention('cart.change.outdated') } satisfies Record<
    RefusalOf<typeof deleteGiftCard>,
    Handling
  >,
  otherwise: attention('cart.change.failed'),
  failures: sample({ clock: deleteFx.failData, fn: failureOf }),
});
