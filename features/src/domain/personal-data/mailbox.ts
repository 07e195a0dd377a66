import { attach, createEvent, createStore, sample } from 'effector';
import { sendConfirmationEmail } from '@rukav/contract/account/calls.ts';
import { createCallFx, failureOf, isRefusedWith } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { $account, account } from './account.ts';

/** The letter with the link is asked for again. */
export const letterRequested = createEvent();
/** The wait between two letters is over. */
export const letterWaitEnded = createEvent();

const sendFx = createCallFx(sendConfirmationEmail);
/** Whether the letter is being asked for. */
export const $isSendingLetter = sendFx.pending;

sample({
  clock: letterRequested,
  source: { known: $account, isPending: sendFx.pending },
  filter: ({ known, isPending }) => known !== null && known.unconfirmedEmail !== null && !isPending,
  fn: ({ known }) => ({
    body: { clubproId: known?.clubproId ?? '', email: known?.unconfirmedEmail ?? '' },
  }),
  target: sendFx,
});

const waitFx = attach({
  source: $clock,
  effect: ({ now }, until: string | null) => (until === null ? 0 : Math.max(0, Date.parse(until) - now())),
});
sample({
  clock: $account,
  fn: (known) => known?.nextConfirmationEmailRetryDate ?? null,
  target: waitFx,
});
sample({
  clock: sendFx.doneData,
  fn: ({ nextConfirmationEmailRetryDate }) => nextConfirmationEmailRetryDate,
  target: waitFx,
});

const tooSoon = sendFx.failData.map(failureOf).filter({
  fn: (failure) => isRefusedWith(failure, 'retry_interval_not_expired'),
});

/** After how many ms the next letter can be asked for; null when it can be now (PROF-22, PROF-23). */
export const $letterWait = createStore<number | null>(null, { serialize: 'ignore' })
  .on(waitFx.doneData, (_, wait) => (wait > 0 ? wait : null))
  .on(tooSoon, (_, failure) =>
    failure.kind === 'refused' ? Number(failure.errors[0]?.params?.['retryAfter'] ?? 60) * 1000 : null,
  )
  .reset(letterWaitEnded);

/** What came of asking for the letter: sent, or not (ERR-087). */
export const $letterNotice = createStore<'sent' | 'failed' | null>(null, { serialize: 'ignore' })
  .on(sendFx.done, () => 'sent')
  .on(sendFx.failData, (_, thrown) =>
    isRefusedWith(failureOf(thrown), 'retry_interval_not_expired') ? null : 'failed',
  )
  .reset(letterRequested);

/** The widget was closed: it stays away until the page is loaded anew. */
export const widgetClosed = createEvent();
export const $isWidgetClosed = createStore(false, { serialize: 'ignore' }).on(widgetClosed, () => true);

// Another device has confirmed or changed the address meanwhile.
sample({
  clock: sendFx.failData,
  filter: (thrown) => isRefusedWith(failureOf(thrown), 'email_not_found'),
  fn: () => undefined,
  target: account.retryFx,
});
