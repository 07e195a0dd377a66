import { attach, combine, createEvent, createStore, merge, sample, type Effect } from 'effector';
import type { BodyOf, Currency } from '@rukav/contract';
import { createGiftCard, type addGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { addressRequestedFx } from '../../../platform/navigation/index.ts';
import { purchaseMarkedFx } from '../../../platform/analytics/index.ts';
import { $api, codeOf, failureOf, type CallFailed } from '../../../platform/api/index.ts';
import { createDraft, createForm, faultsOf, type Faults } from '../../../platform/forms/index.ts';
import { $clock } from '../../../platform/clock/index.ts';
import { keyMadeFx } from '../../../platform/idempotency/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { giftCardAddedFx } from '../../cart/index.ts';
import { linkFx } from '../../payment/index.ts';
import {
  emptyPurchase,
  faultsOfPurchase,
  purchaseFields,
  sumOf,
  type PurchaseDraft,
  type PurchaseFault,
  type PurchaseField,
} from './draft.ts';
import { momentIn } from './moment.ts';

/** The page was opened. */
export const purchaseOpened = createEvent();

const draft = createDraft('gift-card-purchase', emptyPurchase);
/** What is written so far. */
export const { $draft, changed } = draft;

const contactOf = (type: PurchaseDraft['senderType'], written: string) =>
  type === 'email' ? { email: written.trim() } : { phone: written };

/** The card that the shop is asked for; one for oneself goes to the sender, without words. */
export function wantedIn(written: PurchaseDraft, currency: Currency): BodyOf<typeof addGiftCard> {
  const { hideReceiverInfo: isForOneself, design, selectedTiming } = written;
  const sender = contactOf(written.senderType, written.sender);
  const words = { greeting: written.greeting, text: written.text, signature: written.signature };
  return {
    sum: sumOf(written) ?? 0,
    currency,
    sender,
    receiver: isForOneself ? sender : contactOf(written.receiverType, written.receiver),
    ...(!isForOneself && words),
    ...(selectedTiming === 'delayed' && { deferredDate: momentIn(written) }),
    design,
  };
}

/** The order of what was written last, so that a second try pays for it rather than ordering again. */
interface Ordered {
  about: string;
  orderNumber: string;
}
const ordered = createEvent<Ordered>();
const $ordered = createStore<Ordered | null>(null, { serialize: 'ignore' })
  .on(ordered, (_, one) => one)
  .reset(purchaseOpened);

const createFx: Effect<PurchaseDraft, string, CallFailed> = attach({
  source: { api: $api, known: $ordered, session: $session },
  effect: async ({ api, known, session: { currency } }, written: PurchaseDraft) => {
    if (known?.about === JSON.stringify(written)) return known.orderNumber;
    const idempotencyKey = await keyMadeFx();
    const body = { ...wantedIn(written, currency), agreement: { rules: true, personalData: true } as const };
    const { orderNumber } = await api.send(createGiftCard, { body }, { idempotencyKey });
    return orderNumber;
  },
}) as unknown as Effect<PurchaseDraft, string, CallFailed>;
sample({
  clock: createFx.done,
  fn: ({ params, result }) => ({ about: JSON.stringify(params), orderNumber: result }),
  target: ordered,
});

/**
 * Orders a card, gets the link under which it is paid, and goes there (GIFT-25). A failure reaches whoever called (GIFT-26).
 * Where the card is ordered and there is no link, she comes to the page of its payment, which has other ways.
 */
export const buyFx = createFx;
sample({ clock: createFx.doneData, fn: (orderNumber) => [orderNumber], target: purchaseMarkedFx });
sample({
  clock: createFx.done,
  fn: ({ params, result: orderNumber }) => ({
    orderNumber,
    acquiring: 'SBERBANK' as const,
    urlSuccess: `/thankyoupage?orders=${orderNumber}`,
    urlFail: `/dopay/${orderNumber}`,
    totalPay: sumOf(params) ?? 0,
    isReturnEnough: true,
  }),
  target: linkFx,
});

/** Whether the card is being ordered or its payment prepared. */
export const $isBuying = combine(createFx.pending, linkFx.pending, (one, other) => one || other);

/** Whether the card is being put into the cart. */
export const $isAdding = giftCardAddedFx.pending;

/** She sends the form: to pay for the card at once, or to have it in the cart beside what else she buys (GIFT-27). */
export const sent = createEvent<{ to: 'payment' | 'cart' }>();
const $destination = createStore<'payment' | 'cart'>('payment', { serialize: 'ignore' }).on(
  sent,
  (_, { to }) => to,
);

const $now = createStore(0, { serialize: 'ignore' }).on(
  sample({ clock: [purchaseOpened, changed], source: $clock, fn: ({ now }) => now() }),
  (_, now) => now,
);

/** The form of the page. */
export const purchaseForm = createForm<PurchaseDraft, PurchaseField, PurchaseFault>({
  name: 'gift-card-purchase',
  fields: purchaseFields,
  $draft,
  changed: [changed],
  $own: combine($draft, $session, $now, (written, { country, currency }, now) =>
    faultsOfPurchase(written, { country, currency, now }),
  ),
  $isBusy: combine($isBuying, $isAdding, (one, other) => one || other),
});
sample({ clock: purchaseOpened, target: [draft.cleared, purchaseForm.opened] });
sample({ clock: sent, fn: () => undefined, target: purchaseForm.submitted });
sample({
  clock: purchaseForm.ready,
  source: $destination,
  filter: (to) => to === 'payment',
  fn: (_, written) => written,
  target: createFx,
});
sample({
  clock: purchaseForm.ready,
  source: { to: $destination, session: $session },
  filter: ({ to }) => to === 'cart',
  fn: ({ session: { currency } }, written) => wantedIn(written, currency),
  target: giftCardAddedFx,
});
sample({ clock: giftCardAddedFx.done, fn: () => ({ to: '/cart' }), target: addressRequestedFx });

const failed = merge([createFx.failData, giftCardAddedFx.failData]);
const atField: Readonly<Record<string, Faults<PurchaseField, PurchaseFault>>> = {
  send_time_in_past: faultsOf<PurchaseField, PurchaseFault>({ date: { code: 'past' } }),
  send_time_too_far: faultsOf<PurchaseField, PurchaseFault>({ date: { code: 'far' } }),
};
sample({
  clock: failed,
  filter: (thrown) => atField[codeOf(failureOf(thrown)) ?? ''] !== undefined,
  fn: (thrown) => atField[codeOf(failureOf(thrown)) ?? ''] ?? {},
  target: purchaseForm.refused,
});
// The title “Error” and no buttons, as the documents have it (ERR-040).
sample({
  clock: failed,
  filter: (thrown) => {
    const failure = failureOf(thrown);
    return failure.status !== 429 && atField[codeOf(failure) ?? ''] === undefined;
  },
  fn: (thrown) => {
    const code = codeOf(failureOf(thrown));
    if (code === 'currency_changed')
      return {
        id: 'error',
        props: { title: 'errors.attention', message: 'giftCard.buy.currency', buttons: ['reload'] },
      } as const;
    const message = code === 'quantity_limit_exceeded' ? 'giftCard.cart.full' : 'giftCard.buy.failed';
    return { id: 'error', props: { title: 'errors.error', message, buttons: [] } } as const;
  },
  target: openModalFx,
});
