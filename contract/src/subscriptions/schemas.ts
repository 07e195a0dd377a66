import { z } from 'zod';
import { CaptchaToken, Email } from '../values.ts';
import { subscriptionChannels, unsubscribeReasons } from './channels.ts';

export const SubscriptionChannel = z.enum(subscriptionChannels);

/** A channel of the profile's list, on or off (SUBS-04). One without an entry is off. */
export const ProfileSubscription = z.object({
  pointOfContact: SubscriptionChannel,
  isSubscribed: z.boolean(),
});
export type ProfileSubscription = z.infer<typeof ProfileSubscription>;

const { tooMany, notInterested, other } = unsubscribeReasons;

/**
 * Switches channels (SUBS-03). `subscribePage` is the path of the page, `subscribeSource` what of it: `main-form`,
 * `personal`. A guest names her mailbox in `email`; a member's own contacts count.
 */
export const PostSubscriptions = {
  body: z.object({
    subscriptions: z
      .array(
        ProfileSubscription.extend({
          /** Why it is switched off. */
          reason: z.union([z.literal(tooMany), z.literal(notInterested), z.literal(other)]).optional(),
        }),
      )
      .min(1)
      .max(subscriptionChannels.length),
    subscribePage: z.string().max(200),
    subscribeSource: z.string().max(40),
    email: z.optional(Email),
    smartCaptchaToken: CaptchaToken,
  }),
  response: z.object({
    /** The member's; empty for a guest, of whom nothing is told. */
    subscriptions: z.array(ProfileSubscription),
    /** Whether a letter with a link is on its way, after which news begin. */
    isConfirmationSent: z.boolean(),
  }),
};

/** What the link of a letter names. `contact` is written so that its owner alone recognises it: `o•••@example.com`. */
export const LinkedSubscription = ProfileSubscription.extend({ contact: z.string() });
export type LinkedSubscription = z.infer<typeof LinkedSubscription>;

const params = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) });
const response = z.object({ subscription: LinkedSubscription });

export const GetSubscription = { params, response };

/** What it is after the change; one that is so already stays so. */
export const ChangeSubscription = { params, response };
