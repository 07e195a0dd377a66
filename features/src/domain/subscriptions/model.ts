import { createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { getAccount } from '@rukav/contract/account/calls.ts';
import { postSubscriptions, requestSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import {
  subscriptionChannels,
  type SubscriptionChannel,
  type UnsubscribeReason,
} from '@rukav/contract/subscriptions/channels.ts';
import type { ProfileSubscription } from '@rukav/contract/subscriptions/schemas.ts';
import { failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalTable } from '../../platform/errors/handle-refusals.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { createOwn, marksCleared } from '../marks/index.ts';
import { createGuardedFx } from '../profile/index.ts';

/** The member, with the channels by which she gets news. */
export const account = createOwn(getAccount);

/** A channel was switched; off is asked about first. */
export const switched = createEvent<{ channel: SubscriptionChannel; isOn: boolean }>();
/** A channel is to be left, for a reason. */
export const channelLeft = createEvent<{ channel: SubscriptionChannel; reason: UnsubscribeReason }>();
/** The letter that confirms is to be sent once more. */
export const letterRequested = createEvent();

const sendFx = createGuardedFx(postSubscriptions);
const requestFx = createGuardedFx(requestSubscriptions);

/** The switches are there, on some page. */
export const opened = createEvent<{ page: string; source: string }>();
sample({ clock: opened, fn: () => ({}), target: account.opened });
const $about = createStore(
  { subscribePage: '/personal/subscribes', subscribeSource: 'personal' },
  { serialize: 'ignore' },
).on(opened, (_, { page, source }) => ({ subscribePage: page, subscribeSource: source }));

sample({
  clock: switched,
  filter: ({ isOn }) => !isOn,
  fn: ({ channel }) => ({ id: 'unsubscribe', props: { channel } }) as const,
  target: openModalFx,
});
sample({
  clock: switched,
  source: $about,
  filter: (_, { isOn }) => isOn,
  fn: (about, { channel }) => ({
    body: { ...about, subscriptions: [{ pointOfContact: channel, isSubscribed: true }] },
  }),
  target: sendFx,
});
sample({
  clock: channelLeft,
  source: $about,
  fn: (about, { channel, reason }) => ({
    body: { ...about, subscriptions: [{ pointOfContact: channel, isSubscribed: false, reason }] },
  }),
  target: sendFx,
});
sample({
  clock: letterRequested,
  source: $about,
  fn: (about) => ({
    body: { ...about, subscriptions: [{ pointOfContact: 'EMAIL' as const, isSubscribed: true }] },
  }),
  target: requestFx,
});

/** Each channel, on or off; one without an entry is off (C11). */
export type Channels = Readonly<Record<SubscriptionChannel, boolean>>;

const channelsOf = (entries: readonly ProfileSubscription[]): Channels =>
  Object.fromEntries(
    subscriptionChannels.map((channel) => [
      channel,
      entries.some(({ pointOfContact, isSubscribed }) => pointOfContact === channel && isSubscribed),
    ]),
  ) as Channels;

/** What the switches show: a change at once, and what held before where it fails. */
export const $channels = createStore<Channels>(channelsOf([]), { serialize: 'ignore' })
  .on(account.$own, (shown, { answer }) =>
    answer?.profile ? channelsOf(answer.profile.subscriptions) : shown,
  )
  .on(sendFx, (shown, { body }) => ({
    ...shown,
    ...Object.fromEntries(
      body.subscriptions.map(({ pointOfContact, isSubscribed }) => [pointOfContact, isSubscribed]),
    ),
  }))
  .on(sendFx.doneData, (_, { subscriptions }) => channelsOf(subscriptions))
  .on(sendFx.fail, (shown, { params: { body } }) => ({
    ...shown,
    ...Object.fromEntries(
      body.subscriptions.map(({ pointOfContact, isSubscribed }) => [pointOfContact, !isSubscribed]),
    ),
  }))
  .reset(marksCleared);

/** Whether a letter was sent whose link begins the news by mail. */
export const $isLetterSent = createStore(false, { serialize: 'ignore' })
  .on([sendFx.doneData, requestFx.doneData], (_, { isConfirmationSent }) => isConfirmationSent)
  .reset(marksCleared, account.opened);
export const $isBusy = sendFx.pending;

const failed: Handling = {
  modal: { title: 'errors.title', message: 'subscriptions.failed', buttons: ['ok'] },
};
const table: RefusalTable<RefusalOf<typeof postSubscriptions>, Handling> = {
  email_missing: { modal: { title: 'errors.attention', message: 'subscriptions.noEmail', buttons: ['ok'] } },
  phone_missing: failed,
  subscription_of_employee: {
    modal: { title: 'errors.attention', message: 'subscriptions.employee', buttons: ['ok'] },
  },
  retry_interval_not_expired: {
    modal: { title: 'errors.attention', message: 'subscriptions.later', buttons: ['ok'] },
  },
  captcha_required: failed,
  captcha_failed: failed,
};
handleRefusals({
  failures: sample({ clock: [sendFx.failData, requestFx.failData], fn: failureOf }),
  table,
  otherwise: failed,
});
