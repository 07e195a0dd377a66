import { attach, createEvent, createStore, merge, sample } from 'effector';
import { limits } from '@rukav/contract/limits.ts';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import { $clock } from '../../../platform/clock/index.ts';
import { isRefusedWith, type Failure } from '../../../platform/api/index.ts';
import { codeRefused, codeSent, requestLinkFx } from './calls.ts';
import { contactCorrected, opened } from './events.ts';

/** What carries codes to a phone, and what the shopper wants next. */
export type PhoneChannel = Exclude<CodeChannel, 'EMAIL'>;

/** Another code is asked for, by the same way or another. */
export const resendRequested = createEvent<PhoneChannel>();

/** The shopper says what the first code is to come by. */
export const channelWanted = createEvent<PhoneChannel>();

/** What the shopper wants the code to come by. */
export const $wanted = createStore<PhoneChannel>('SMS', { serialize: 'ignore' })
  .on([channelWanted, resendRequested], (_, channel) => channel)
  .reset(opened, contactCorrected);

/** What carries the code that is on its way. A call that could not be made has become a message. */
export const $channel = createStore<CodeChannel>('SMS', { serialize: 'ignore' })
  .on(codeSent, (_, { channel }) => channel)
  .reset(opened);

/** Whether the service that carries it is behind. */
export const $isDelayed = createStore(false, { serialize: 'ignore' })
  .on([codeSent, requestLinkFx.doneData], (_, { isDelayed }) => isDelayed)
  .reset(opened, contactCorrected);

/** How many figures the code has; one that was sent before the modal was opened has as many as any message. */
export const $codeLength = createStore(6, { serialize: 'ignore' })
  .on(codeSent, (_, { codeLength }) => codeLength)
  .reset(opened);

const waitOf = (failure: Failure): number =>
  failure.kind === 'refused' ? Number(failure.errors[0]?.params?.['retryAfter'] ?? 0) * 1000 : 0;

const startCountdownFx = attach({
  source: $clock,
  effect: ({ now }, resendAt: string | null) =>
    Math.max(0, resendAt === null ? limits.resendCode : Date.parse(resendAt) - now()),
});
sample({
  clock: merge([codeSent, requestLinkFx.doneData]),
  fn: ({ resendAt }) => resendAt,
  target: startCountdownFx,
});

/** It is too early for another code: one is on its way. */
export const sentBefore = sample({
  clock: codeRefused,
  filter: (failure) => isRefusedWith(failure, 'code_already_sent'),
});

export const countdownEnded = createEvent();
/** After how many ms another code can be asked for; null when it can be now. */
export const $resendIn = createStore<number | null>(null, { serialize: 'ignore' })
  .on(startCountdownFx.doneData, (_, remaining) => (remaining > 0 ? remaining : null))
  .on(sentBefore, (_, failure) => waitOf(failure) || null)
  .reset(opened, countdownEnded, contactCorrected);
