import { z } from 'zod';
import { FeedbackFields } from '../fields/feedback.ts';
import { Currency, Language, Locale, Minor, Moment } from '../values.ts';

const Words = z.string().max(2000);

/** The browser that an event comes from. `aid` names it, by a number of chance; nothing else does. */
const Client = z.object({
  aid: z.uuid(),
  userAgent: Words,
  locale: Locale,
  lang: Language,
  osVersion: Words,
  /** As in `1440x900`, CSS pixels. */
  screen: z.string().regex(/^\d{1,5}x\d{1,5}$/),
  /** What the browser was allowed, by name. */
  permissions: z.record(z.string().max(40), z.string().max(20)),
});

/** Who is there; null what is not known of her, and of a guest. `uid` and `clubpro_id` are both the number of her club card. */
const User = z.object({
  isAuthorized: z.boolean(),
  uid: Words.nullable(),
  clubpro_id: Words.nullable(),
  bonuses: z.int().nullable(),
  isProfileFilled: z.boolean().nullable(),
});

const Page = z.object({ location: z.url().max(2000), title: Words, type: Words, referrer: Words });

/** What was bought: one order, amounts in minor units. */
export const Purchase = z.object({ orderNumber: z.string().max(24), total: Minor, currency: Currency });
export type Purchase = z.infer<typeof Purchase>;

/** A message to the shop that was sent: what it is about, and none of its words (ANL-26). */
const SentFeedback = z.object({ theme: FeedbackFields.theme });

/** Where, when and by whom something was done. */
const About = {
  timestamp: Moment,
  location: z.url().max(2000),
  client: Client,
  user: User,
  page: Page,
};

/** An event for the personalisation gateway, of the version that it takes (account-and-shell §3). */
export const GatewayEvent = z.object({
  version: z.literal('3.9.0'),
  userId: z.uuid(),
  contentType: z.literal('application/json'),
  data: z.discriminatedUnion('event', [
    z.object({ event: z.literal('purchase'), ...About, order: Purchase }),
    z.object({ event: z.literal('feedback'), ...About, feedback: SentFeedback }),
  ]),
});
export type GatewayEvent = z.infer<typeof GatewayEvent>;

type Told<Data> = Data extends unknown ? Omit<Data, keyof typeof About> : never;
/** What was done, by its name: the part of an event that is not the same for all. */
export type GatewayNews = Told<GatewayEvent['data']>;

/** What becomes of an event is not told (ANL-33). */
export const PostGatewayEvent = { body: GatewayEvent, response: z.object({}) };
