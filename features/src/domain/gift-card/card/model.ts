import { attach, combine, createEvent, createStore, sample, type Effect } from 'effector';
import { not } from 'patronum';
import type { RefusalOf, ResponseOf } from '@rukav/contract';
import { applyGiftCard, getGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { GiftCardNumber, GiftCardPin } from '@rukav/contract/fields/gift-card.ts';
import {
  $api,
  codeOf,
  createCallFx,
  failureOf,
  type CallFailed,
  type Failure,
} from '../../../platform/api/index.ts';
import { createDraft, createForm, faultsOf } from '../../../platform/forms/index.ts';
import { keyMadeFx } from '../../../platform/idempotency/index.ts';

/** What is done with a card: it pays for an order, or tells what is on it. */
export type CardPurpose = { orderNumber: string } | { orderNumber: null };

/** The form was opened: nothing is written yet. */
export const cardOpened = createEvent<CardPurpose>();
/** Back to the number. */
export const numberAgain = createEvent();
/** A new PIN is asked for. */
export const pinAsked = createEvent();

/** What a card has paid of an order. */
export type Applied = ResponseOf<typeof applyGiftCard>;

interface CardTry {
  orderNumber: string;
  cardNumber: string;
  code: string;
}

/** Pays for an order with a card. It fails for whoever has called it, as it was refused (GIFT-26). */
export const applyFx: Effect<CardTry, Applied, CallFailed> = attach({
  source: $api,
  effect: async ({ send }, { orderNumber: number, ...body }: CardTry) =>
    send(applyGiftCard, { params: { number }, body }, { idempotencyKey: await keyMadeFx() }),
}) as unknown as Effect<CardTry, Applied, CallFailed>;

/** Reads what is on a card. */
export const readFx = createCallFx(getGiftCard);
/** Has a new PIN sent to where the card was sent. */
export const restoreFx = createCallFx(restoreGiftCard);

const draft = createDraft('gift-card', { cardNumber: '', code: '' });
/** What is written so far. */
export const { $draft, changed } = draft;
sample({ clock: cardOpened, fn: () => undefined, target: draft.cleared });

const isBusy = combine(applyFx.pending, readFx.pending, restoreFx.pending, (...all) => all.some(Boolean));
/** Whether an answer is waited for. */
export const $isBusy = isBusy;

/** The first step: the number (GIFT-21). */
export const numberForm = createForm({
  name: 'gift-card-number',
  fields: ['cardNumber'] as const,
  $draft,
  changed: [changed],
  $own: $draft.map(({ cardNumber }) =>
    faultsOf<'cardNumber', FieldFault>({ cardNumber: faultOf(GiftCardNumber, cardNumber) }),
  ),
  $isBusy,
});
/** The second step: the PIN. */
export const pinForm = createForm({
  name: 'gift-card-pin',
  fields: ['code'] as const,
  $draft,
  changed: [changed],
  $own: $draft.map(({ code }) => faultsOf<'code', FieldFault>({ code: faultOf(GiftCardPin, code) })),
  $isBusy,
});
sample({ clock: cardOpened, fn: () => undefined, target: [numberForm.opened, pinForm.opened] });
sample({ clock: numberForm.ready, fn: () => undefined, target: pinForm.opened });

/** Where the form is. */
export const $step = createStore<'number' | 'pin' | 'done'>('number', { serialize: 'ignore' })
  .on(numberForm.ready, () => 'pin')
  .on([applyFx.done, readFx.done], () => 'done')
  .on([cardOpened, numberAgain], () => 'number');

const $purpose = createStore<CardPurpose>({ orderNumber: null }, { serialize: 'ignore' }).on(
  cardOpened,
  (_, purpose) => purpose,
);

const cleaned = ({ cardNumber, code }: { cardNumber: string; code: string }) => ({
  cardNumber: cardNumber.replaceAll(/\D/g, ''),
  code: code.trim(),
});

const tried = sample({
  clock: pinForm.ready,
  source: $purpose,
  fn: ({ orderNumber }, written) => ({ orderNumber, ...cleaned(written) }),
});
sample({
  clock: tried,
  filter: (one): one is CardTry => one.orderNumber !== null,
  target: applyFx,
});
sample({
  clock: tried,
  filter: ({ orderNumber }) => orderNumber === null,
  fn: ({ cardNumber, code }) => ({ params: { cardNumber }, query: { code } }),
  target: readFx,
});
sample({
  clock: pinAsked,
  source: $draft,
  // A second press would make the PIN that is just being sent worthless.
  filter: not($isBusy),
  fn: (written) => ({ params: { cardNumber: cleaned(written).cardNumber } }),
  target: restoreFx,
});

/** What the card has paid, once it has. */
export const $applied = createStore<Applied | null>(null, { serialize: 'ignore' })
  .on(applyFx.doneData, (_, applied) => applied)
  .reset(cardOpened);
/** What is on the card, once it was read. */
export const $card = createStore<ResponseOf<typeof getGiftCard> | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, card) => card)
  .reset(cardOpened);
/** Where a new PIN was sent. */
export const $sentTo = createStore<string | null>(null, { serialize: 'ignore' })
  .on(restoreFx.doneData, (_, { sentTo }) => sentTo)
  .reset(cardOpened, numberAgain);

/** Codes with words of their own in the form (ERR-031 to ERR-038). */
const cardProblems = [
  'card_not_found',
  'card_expired',
  'card_blocked',
  'card_withdrawn',
  'too_many_pin_attempts',
  'invalid_pin',
  'used_for_another_order',
  'already_applied',
  'payment_undefined',
  'card_without_address',
  'too_many_pin_requests',
] as const satisfies readonly (RefusalOf<typeof applyGiftCard> | RefusalOf<typeof restoreGiftCard>)[];

/** Why a card was not taken. `left` tries remain after a wrong PIN. */
export interface CardProblem {
  code: (typeof cardProblems)[number] | 'default';
  left: number;
}

const problemOf = (failure: Failure): CardProblem => {
  const code = cardProblems.find((one) => one === codeOf(failure)) ?? 'default';
  const left = failure.kind === 'refused' ? failure.errors[0]?.params?.['left'] : undefined;
  return { code, left: Number(left ?? 0) };
};

/** Why the last try came to nothing. */
export const $problem = createStore<CardProblem | null>(null, { serialize: 'ignore' })
  .on([applyFx.failData, readFx.failData, restoreFx.failData], (_, thrown) => problemOf(failureOf(thrown)))
  .reset(cardOpened, numberAgain, tried, pinAsked);
sample({ clock: restoreFx.done, fn: () => ({ code: '' }), target: changed });
