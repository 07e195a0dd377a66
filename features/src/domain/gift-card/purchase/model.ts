import { attach, combine, createEvent, createStore, sample, type Effect } from 'effector';
import type { BodyOf } from '@rukav/contract';
import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { purchaseMarkedFx } from '../../../platform/analytics/index.ts';
import { $api, codeOf, failureOf, type CallFailed } from '../../../platform/api/index.ts';
import { createDraft, createForm, faultsOf, type Faults } from '../../../platform/forms/index.ts';
import { $clock } from '../../../platform/clock/index.ts';
import { keyMadeFx } from '../../../platform/idempotency/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
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

/** What the shop is asked for; a card for oneself goes to the sender, without words. */
export function bodyOf(written: PurchaseDraft): BodyOf<typeof createGiftCard> {
  const { hideReceiverInfo: isForOneself, design, selectedTiming } = written;
  const sender = contactOf(written.senderType, written.sender);
  const words = { greeting: written.greeting, text: written.text, signature: written.signature };
  return {
    sum: sumOf(written) ?? 0,
    sender,
    receiver: isForOneself ? sender : contactOf(written.receiverType, written.receiver),
    ...(!isForOneself && words),
    ...(selectedTiming === 'delayed' && { deferredDate: momentIn(written) }),
    design,
    agreement: { rules: true, personalData: true },
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
  source: { api: $api, known: $ordered },
  effect: async ({ api, known }, written: PurchaseDraft) => {
    if (known?.about === JSON.stringify(written)) return known.orderNumber;
    const idempotencyKey = await keyMadeFx();
    const { orderNumber } = await api.send(createGiftCard, { body: bodyOf(written) }, { idempotencyKey });
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
  clock: createFx.doneData,
  fn: (orderNumber) => ({
    orderNumber,
    acquiring: 'SBERBANK' as const,
    urlSuccess: `/thankyoupage?orders=${orderNumber}`,
    urlFail: `/dopay/${orderNumber}`,
    isReturnEnough: true,
  }),
  target: linkFx,
});

/** Whether the card is being ordered or its payment prepared. */
export const $isBuying = combine(createFx.pending, linkFx.pending, (one, other) => one || other);

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
  $isBusy: $isBuying,
});
sample({ clock: purchaseOpened, target: [draft.cleared, purchaseForm.opened] });
sample({ clock: purchaseForm.ready, target: createFx });

const atField: Readonly<Record<string, Faults<PurchaseField, PurchaseFault>>> = {
  send_time_in_past: faultsOf<PurchaseField, PurchaseFault>({ date: { code: 'past' } }),
  send_time_too_far: faultsOf<PurchaseField, PurchaseFault>({ date: { code: 'far' } }),
};
sample({
  clock: createFx.failData,
  filter: (thrown) => atField[codeOf(failureOf(thrown)) ?? ''] !== undefined,
  fn: (thrown) => atField[codeOf(failureOf(thrown)) ?? ''] ?? {},
  target: purchaseForm.refused,
});
// The title “Error” and no buttons, as the documents have it (ERR-040).
sample({
  clock: createFx.failData,
  filter: (thrown) => {
    const failure = failureOf(thrown);
    return failure.status !== 429 && atField[codeOf(failure) ?? ''] === undefined;
  },
  fn: () =>
    ({
      id: 'error',
      props: { title: 'errors.error', message: 'giftCard.buy.failed', buttons: [] },
    }) as const,
  target: openModalFx,
});
